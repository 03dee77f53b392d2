import { CACHE_PREFIX } from './cacheNames';
import { deleteDatabase } from './database';
import { isStorageKey } from './storageRegistry';
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
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}
