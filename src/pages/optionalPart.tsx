import { lazy, Suspense, type ComponentType } from 'react';
import { logProblem } from '@/lib/log';
import { retry } from '@/lib/retry';

/**
 * A part of a page below its first view: it is in the page's HTML, but its code is fetched after the page's own. The page is whole
 * without it: when its code cannot be fetched it is left out, which is logged.
 */
export function optionalPart(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(() =>
    retry(load).then(
      (part) => ({ default: part }),
      (error: unknown) => {
        logProblem('A part of the page could not be fetched', error);
        return { default: () => null };
      },
    ),
  );
  return function OptionalPart() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}
