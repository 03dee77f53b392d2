import { optionalPart } from '@/pages/optionalPart';

/** Below a vacancy that cannot be shown. */
export const WaysOnSection = optionalPart('What to do without the vacancy', () =>
  import(/* webpackChunkName: "waysOn" */ './WaysOn').then((part) => part.WaysOn),
);
