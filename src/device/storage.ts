// The device's storage, for the keys of `./storageRegistry` only. It never throws: what storage does not take, because it is missing, full
// or denied, is not kept. Import it as a namespace: import * as deviceStorage.
import type { StorageKey } from './storageRegistry';
import { TAB_PREFIX } from './storedKeys';

/** A function, because even naming denied storage throws. */
const areaOf = (key: StorageKey) => (key.startsWith(TAB_PREFIX) ? sessionStorage : localStorage);

/** What is kept under a key; null if nothing is. */
export const get = (key: StorageKey): string | null => attempt(() => areaOf(key).getItem(key), null);

export const set = (key: StorageKey, value: string): void =>
  attempt(() => areaOf(key).setItem(key, value), undefined);

export const remove = (key: StorageKey): void => attempt(() => areaOf(key).removeItem(key), undefined);

/** Every key of the device and of this tab, also those of others. */
export const keys = (): string[] => [
  ...attempt(() => Object.keys(localStorage), []),
  ...attempt(() => Object.keys(sessionStorage), []),
];

/** What is stored as JSON; undefined where there is nothing, or rubbish. Its shape is still to be checked. */
export function getJson(key: StorageKey): unknown {
  const stored = get(key);
  // JSON.parse('') would throw, and exceptions are slow while a phone starts.
  return stored ? attempt((): unknown => JSON.parse(stored), undefined) : undefined;
}

export const setJson = (key: StorageKey, value: unknown): void => set(key, JSON.stringify(value));

function attempt<Result>(run: () => Result, otherwise: Result): Result {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
