import { deleteDatabase } from './database';
import { CACHE_PREFIX, isStorageKey } from './storageRegistry';
import * as deviceStorage from './storage';

/** Deletes everything in the list of kept things, from this tab and from the device. Cookies are the session's to end. */
export async function wipe(): Promise<void> {
  for (const key of deviceStorage.keys().filter(isStorageKey)) deviceStorage.remove(key);
  // Without IndexedDB there is nothing to delete.
  await deleteDatabase().catch(() => undefined);
  await wipeCaches().catch(() => undefined);
}

/** The service worker goes with its caches: without its pages it could only get in the way of a newer version. */
async function wipeCaches(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
  // In it Workbox keeps since when they have been in the caches. It goes once the worker has stopped.
  indexedDB.deleteDatabase('workbox-expiration');
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}
