import { Children, Suspense, type ReactNode } from 'react';

/**
 * Parts of a page that come alive one after the other, from the top: brought alive at one go, a long page would not answer for
 * a while. A part that is pressed does not wait for its turn. What holds fields stands outside, because what was typed
 * early is given back as soon as the page itself answers.
 */
export const InTurn = ({ children }: { children: ReactNode }) => <Turn parts={Children.toArray(children)} />;

const Turn = ({ parts: [first, ...rest] }: { parts: readonly ReactNode[] }) => (
  <>
    {first}
    {rest.length > 0 && (
      <Suspense fallback={null}>
        <Turn parts={rest} />
      </Suspense>
    )}
  </>
);
