import { optionalPart } from '@/pages/optionalPart';

/** What happens once an application has been sent; the list does not prefetch it. */
export const AfterApplyingSection = optionalPart(() =>
  import(/* webpackChunkName: "afterApplying" */ './AfterApplying').then((part) => part.AfterApplying),
);
