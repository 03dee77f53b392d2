// Loaded on demand, like `./database`.
import { CACHE_PREFIX } from './cacheNames';
import { deleteDatabase, deleteStored, entriesOf } from './database';
import { isGuestsDraft } from './draftKeys';
import { isStorageKey } from './keptThings';

/** Deletes everything in the list of kept things, from this tab and from the device. Cookies are the session's to end. */
export async function wipe(): Promise<void> {
  for (const area of [() => localStorage, () => sessionStorage]) wipeArea(area);
  // Without IndexedDB there is nothing to delete.
  await deleteDatabase().catch(() => undefined);
  await wipeCaches().catch(() => undefined);
}

/**
 * Deletes the copies in IndexedDB of what was typed as a guest: on a shared computer the text itself has moved to the tab (see
 * `setShared`), and a copy would be brought back for whoever comes next.
 */
export async function deleteGuestsCopies(): Promise<void> {
  const copies = await entriesOf('drafts');
  await Promise.all(copies.filter(([key]) => isGuestsDraft(key)).map(([key]) => deleteStored('drafts', key)));
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
