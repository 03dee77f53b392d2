import { VACANCIES_CACHE } from './cacheNames';
import { isSessionKey, isVisitorsOwn } from './keptThings';
import { forgetVisit, keepInTab } from './sharedComputer';
import * as deviceStorage from './storage';
import { ACTIVE_KEY, SHARED_KEY } from './storedKeys';

/**
 * Switches this browser between a shared computer and one's own. What is kept for `account` moves to this tab, and what is kept without
 * an account, which cannot be told apart; what other accounts left in localStorage is neither read nor changed. Other open tabs join
 * this visit. A browser without sessionStorage then keeps nothing, not even until a reload.
 */
export function setShared(isOn: boolean, account = ''): void {
  if (!isOn) return endVisit();
  const stored = deviceStorage.keys();
  const own = stored
    .filter((key) => isVisitorsOwn(key, account))
    .map((key) => ({ key, value: deviceStorage.get(key) }));
  const visit = String(Date.now());
  deviceStorage.set(ACTIVE_KEY, visit);
  // Before anything is removed: the other tabs join on this event, and then ignore the removals, which would sign them out.
  deviceStorage.set(SHARED_KEY, visit);
  for (const { key } of own) deviceStorage.remove(key);
  for (const key of stored.filter(isSessionKey)) deviceStorage.remove(key);
  keepInTab(visit);
  for (const { key, value } of own) if (value) deviceStorage.set(key, value);
  // Which vacancies were opened before; from now on none is kept (see fetchUncloned in api/baseApi.ts).
  if ('caches' in window) caches.delete(VACANCIES_CACHE).catch(() => undefined);
}

function endVisit(): void {
  deviceStorage.remove(SHARED_KEY);
  deviceStorage.keepInTabOnly(false);
  forgetVisit();
}
