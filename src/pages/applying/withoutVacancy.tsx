import { optionalPart } from '@/pages/optionalPart';

// Of no use to most visitors, and the list fetches the vacancy's page ahead.
const load = () => import(/* webpackChunkName: "waysOn" */ './WaysOn');

/** Below a vacancy that cannot be shown. */
export const WaysOnSection = optionalPart(() => load().then((part) => part.WaysOn));

/** Beside it. */
export const DarkStreetPicture = optionalPart(() => load().then((part) => part.DarkStreet));
