// The device's storage, for the keys of `./storageRegistry` only. It never throws: what storage does not take, because it is missing, full
// or denied, lasts as long as the page. Import it as a namespace: import * as deviceStorage.
import type { StorageKey } from './storageRegistry';
import { TAB_PREFIX } from './storedKeys';

const unstored = new Map<StorageKey, string>();

/** A function, because even naming denied storage throws. */
const areaOf = (key: StorageKey) => (isKeptInTab(key) ? sessionStorage : localStorage);

/** Whether what is stored under a key goes with its tab. */
export const isKeptInTab = (key: StorageKey): boolean => key.startsWith(TAB_PREFIX);

/** What is kept under a key; null if nothing is. */
export function get(key: StorageKey): string | null {
  const newer = unstored.get(key);
  if (newer !== undefined) return newer;
  try {
    return areaOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether the value will outlive the page. */
export function set(key: StorageKey, value: string): boolean {
  try {
    areaOf(key).setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
  return !unstored.has(key);
}

/** Whether what is kept under a key is lost with the page. */
export const isUnstored = (key: StorageKey): boolean => unstored.has(key);

export function remove(key: StorageKey): void {
  unstored.delete(key);
  try {
    areaOf(key).removeItem(key);
  } catch {
    // Denied storage holds nothing to remove.
  }
}

/** Every key of the device and of this tab, also those of others. */
export const keys = (): string[] => [
  ...new Set([...unstored.keys(), ...keysIn(() => localStorage), ...keysIn(() => sessionStorage)]),
];

/** What is stored as JSON; undefined where there is nothing, or rubbish. Its shape is still to be checked. */
export function getJson(key: StorageKey): unknown {
  const stored = get(key);
  // JSON.parse('') would throw, and exceptions are slow while a phone starts.
  if (!stored) return undefined;
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Returns whether it was stored. */
export const setJson = (key: StorageKey, value: unknown): boolean => set(key, JSON.stringify(value));

function keysIn(area: () => Storage): string[] {
  try {
    return Object.keys(area());
  } catch {
    return [];
  }
}
