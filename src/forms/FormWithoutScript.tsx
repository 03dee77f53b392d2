import { Fragment } from 'react';
import { AppLink } from '@/ui/link/AppLink';

export type FormWithoutScriptProps = { text: string; ways: readonly { text: string; to: string }[] };

/** Shown instead of a form's fields to visitors without script, which sending needs. */
export const FormWithoutScript = ({ text, ways }: FormWithoutScriptProps) => (
  <noscript>
    {text}
    {ways.map((way) => (
      <Fragment key={way.to}>
        <br />
        <AppLink to={way.to}>{way.text}</AppLink>
      </Fragment>
    ))}
  </noscript>
);
