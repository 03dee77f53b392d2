import { useSyncExternalStore } from 'react';
import { KEPT_AT_HEADER } from '@/lib/device/cacheNames';

let keptAt: number | undefined;
const listeners = new Set<() => void>();

/** Records whether an answer came from the backend or, without a connection, from the service worker's cache. */
export function noteAnswer({ headers }: Response): void {
  keptAt = Number(headers.get(KEPT_AT_HEADER)) || undefined;
  for (const listener of listeners) listener();
}

/** When the last answer was given, in epoch milliseconds, if the service worker had kept it; undefined if it is fresh. */
export const useKeptAt = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => keptAt,
    () => undefined,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
