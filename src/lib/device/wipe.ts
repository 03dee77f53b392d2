// Loaded on demand, like `./database`.
import { CACHE_PREFIX } from './cacheNames';
import { deleteDatabase, deleteStored, keysOf } from './database';
import { isStorageKey, isVisitorsOwn } from './keptThings';

/** Deletes everything in the list of kept things, from this tab and from the device. Cookies are the session's to end. */
export async function wipe(): Promise<void> {
  for (const area of [() => localStorage, () => sessionStorage]) wipeArea(area);
  // Without IndexedDB there is nothing to delete.
  await deleteDatabase().catch(() => undefined);
  await wipeCaches().catch(() => undefined);
}

/**
 * Deletes the drafts and CVs of guests and of this account from IndexedDB. The text of the drafts has moved to the tab (see
 * `setShared`); left here, it would come back for the next visitor.
 */
export async function deleteDraftsAndResumes(account: string): Promise<void> {
  for (const store of ['drafts', 'resumes'] as const) {
    const keys = await keysOf(store);
    const own = keys.filter((key) => isVisitorsOwn(key, account));
    await Promise.all(own.map((key) => deleteStored(store, key)));
  }
}

/** The service worker goes with its caches: without its pages it could only get in the way of a newer version. */
async function wipeCaches(): Promise<void> {
  if (!('caches' in window)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}

function wipeArea(area: () => Storage): void {
  try {
    const storage = area();
    for (const key of Object.keys(storage).filter(isStorageKey)) storage.removeItem(key);
  } catch {
    // Denied storage holds nothing to delete.
  }
}
