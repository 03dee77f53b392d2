import { lazy, Suspense, type ComponentType } from 'react';
import { logProblem } from '@/lib/log';
import { retry } from '@/lib/retry';

const load = () => import(/* webpackChunkName: "afterApplying" */ './AfterApplying');

// The page is whole without it: a failure leaves it out.
const AfterApplying = lazy<ComponentType>(() =>
  retry(load).then(
    (part) => ({ default: part.AfterApplying }),
    (error: unknown) => {
      logProblem('What happens after applying could not be fetched', error);
      return { default: () => null };
    },
  ),
);

/**
 * `AfterApplying` is below the first view: it is in the page's HTML, but its code is fetched after the page's own, and is not prefetched
 * by the list.
 */
export const AfterApplyingSection = () => (
  <Suspense>
    <AfterApplying />
  </Suspense>
);
