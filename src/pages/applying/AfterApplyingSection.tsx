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

/** `AfterApplying`, out of the first view: its words come with the page, its code after the page's, and never ahead with the list. */
export const AfterApplyingSection = () => (
  <Suspense>
    <AfterApplying />
  </Suspense>
);
