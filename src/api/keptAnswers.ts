import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { KEPT_AT_HEADER } from '@/device/cacheNames';

/** When an answer was given, in epoch milliseconds, if the service worker had kept it; undefined if it is fresh. */
export const keptAtOf = (meta: FetchBaseQueryMeta | undefined): number | undefined =>
  Number(meta?.response?.headers.get(KEPT_AT_HEADER)) || undefined;
