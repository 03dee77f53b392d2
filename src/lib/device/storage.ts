// The device's storage, for the keys of `./keptThings` only. It never throws: missing, full or denied storage reads as empty and
// stores nothing. Import it as a namespace: import * as deviceStorage.
import type { StorageKey } from './keptThings';

/** localStorage, or on a shared computer sessionStorage. A function, because even naming denied storage throws. */
let area = () => localStorage;

/** From now on nothing is read or stored beyond this tab (see `./sharedComputer`), or everything as usual again. */
export function keepInTabOnly(isOn: boolean): void {
  area = () => (isOn ? sessionStorage : localStorage);
}

/** From now on everything reads as empty and nothing is stored, until the page is loaded anew. */
export function storeNothing(): void {
  area = () => {
    throw new DOMException('wiped', 'SecurityError');
  };
}

/** What is stored under a key; null if nothing is or storage is denied. */
export function get(key: StorageKey): string | null {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether the value was stored. */
export function set(key: StorageKey, value: string): boolean {
  try {
    area().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function remove(key: StorageKey): void {
  try {
    area().removeItem(key);
  } catch {
    // Denied storage holds nothing to remove.
  }
}

/** Every key in storage, also those of others. */
export function keys(): string[] {
  try {
    return Object.keys(area());
  } catch {
    return [];
  }
}

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
