import { optionalPart } from '@/pages/optionalPart';

// Of no use to most visitors, and the list fetches the vacancy's page ahead.
const load = () => import(/* webpackChunkName: "missingVacancy" */ './MissingVacancy');

/** Below a vacancy that cannot be shown. */
export const OtherWorkSection = optionalPart(() => load().then((part) => part.OtherWork));

/** Beside it. */
export const DarkStreetPicture = optionalPart(() => load().then((part) => part.DarkStreet));
