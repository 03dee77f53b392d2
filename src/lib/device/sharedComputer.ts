import { VACANCIES_CACHE } from './cacheNames';
import type { StorageKey } from './keptThings';
import { ACTIVE_KEY, FONTS_KEY, COLOR_SCHEME_KEY, SHARED_KEY } from './storedKeys';
import * as deviceStorage from './storage';

/** Whether this tab is on a shared computer: nothing is kept beyond the tab, and files not at all. */
export function isShared(): boolean {
  try {
    return sessionStorage.getItem(SHARED_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Call it before anything is read from the device: applies what was chosen in this tab before a reload. */
export function joinSharedComputer(): void {
  deviceStorage.keepInTabOnly(isShared());
}

/**
 * Switches this tab between a shared computer and one's own. On a shared one, what others have left in localStorage is neither shown
 * nor touched; only the choice of colours comes along. A browser without sessionStorage then keeps nothing, not even until a reload.
 */
export function setShared(isOn: boolean): void {
  const preferences = ([COLOR_SCHEME_KEY, FONTS_KEY] as const).map(
    (key) => [key, deviceStorage.get(key)] as const,
  );
  const own = isOn ? takeOwn() : [];
  if (!isOn) deviceStorage.remove(SHARED_KEY);
  deviceStorage.keepInTabOnly(isOn);
  if (!isOn) return;
  deviceStorage.set(SHARED_KEY, 'true');
  deviceStorage.set(ACTIVE_KEY, String(Date.now()));
  for (const [key, value] of [...preferences, ...own]) if (value) deviceStorage.set(key, value);
  // Which vacancies were opened before; from now on none is kept (see fetchUncloned in api/baseApi.ts).
  if ('caches' in window) void caches.delete(VACANCIES_CACHE);
}

/** What the visitor typed as a guest on the way to signing in moves to the tab with them. */
function takeOwn(): [StorageKey, string | null][] {
  const keys = deviceStorage.keys().filter(isGuests);
  const own = keys.map((key): [StorageKey, string | null] => [key, deviceStorage.get(key)]);
  for (const key of keys) deviceStorage.remove(key);
  return own;
}

const isGuests = (key: string): key is StorageKey => key === 'lindenway.wayBack' || isGuestsDraft(key);

/** A draft's key ends with its account, which a guest has not (see `./draftKeys`). */
export const isGuestsDraft = (key: string): key is StorageKey =>
  key.startsWith('lindenway.draft.') && key.endsWith('/');
