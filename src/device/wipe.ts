import { deleteDatabase } from './database';
import { CACHE_PREFIX, isStorageKey } from './storageRegistry';
import { unregisterWorker } from './worker';
import * as deviceStorage from './storage';

/** Deletes everything in the list of kept things, from this tab and from the device. Cookies are the session's to end. */
export async function wipe(): Promise<void> {
  for (const key of deviceStorage.keys().filter(isStorageKey)) deviceStorage.remove(key);
  // Without IndexedDB there is nothing to delete.
  await deleteDatabase().catch(() => undefined);
  await wipeCaches().catch(() => undefined);
  await unregisterWorker().catch(() => undefined);
}

async function wipeCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
  // In it Workbox keeps since when they have been in the caches. It goes once the worker has stopped.
  indexedDB.deleteDatabase('workbox-expiration');
}
