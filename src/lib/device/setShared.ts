import { VACANCIES_CACHE } from './cacheNames';
import { isGuestsDraft } from './draftKeys';
import { isGuestKey, type StorageKey } from './keptThings';
import { forgetVisit, keepInTab } from './sharedComputer';
import * as deviceStorage from './storage';
import { ACTIVE_KEY, SHARED_KEY } from './storedKeys';

/**
 * Switches this browser between a shared computer and one's own. On a shared computer, what other accounts left in localStorage is
 * neither read nor changed. What is kept without an account cannot be told apart, so it moves to this tab; other open tabs join this
 * visit. A browser without sessionStorage then keeps nothing, not even until a reload.
 */
export function setShared(isOn: boolean): void {
  if (!isOn) return endVisit();
  const own = takeOwn();
  const visit = String(Date.now());
  deviceStorage.set(ACTIVE_KEY, visit);
  deviceStorage.set(SHARED_KEY, visit);
  keepInTab(visit);
  for (const [key, value] of own) if (value) deviceStorage.set(key, value);
  // Which vacancies were opened before; from now on none is kept (see fetchUncloned in api/baseApi.ts).
  if ('caches' in window) caches.delete(VACANCIES_CACHE).catch(() => undefined);
}

function endVisit(): void {
  deviceStorage.remove(SHARED_KEY);
  deviceStorage.keepInTabOnly(false);
  forgetVisit();
}

/** What the visitor typed, ticked and saved as a guest moves to the tab with them. */
function takeOwn(): [StorageKey, string | null][] {
  const keys = deviceStorage.keys().filter(isGuests);
  const own = keys.map((key): [StorageKey, string | null] => [key, deviceStorage.get(key)]);
  for (const key of keys) deviceStorage.remove(key);
  return own;
}

const isGuests = (key: string): key is StorageKey => isGuestKey(key) || isGuestsDraft(key);
