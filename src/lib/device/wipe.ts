// Loaded on demand, like `./database`.
import { CACHE_PREFIX } from './cacheNames';
import { deleteDatabase } from './database';
import { isKeyOf, keptInStorage } from './keptThings';

/** Deletes everything in the list of kept things, from this tab and from the device. Cookies are the session's to end. */
export async function wipe(): Promise<void> {
  for (const area of [() => localStorage, () => sessionStorage]) wipeArea(area);
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

function wipeArea(area: () => Storage): void {
  try {
    const storage = area();
    const kept = Object.keys(storage).filter((key) => keptInStorage.some((thing) => isKeyOf(thing, key)));
    for (const key of kept) storage.removeItem(key);
  } catch {
    // Denied storage holds nothing to delete.
  }
}
