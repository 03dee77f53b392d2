import { Fragment } from 'react';
import { AppLink } from './link/AppLink';

export type WithoutScriptProps = { text: string; ways: readonly { text: string; to: string }[] };

/** For visitors without script, in place of what needs it: other ways to the same end. */
export const WithoutScript = ({ text, ways }: WithoutScriptProps) => (
  <noscript>
    <p>
      {text}
      {ways.map((way) => (
        <Fragment key={way.to}>
          <br />
          <AppLink to={way.to}>{way.text}</AppLink>
        </Fragment>
      ))}
    </p>
  </noscript>
);
