// Loaded on demand, like `./database`.
import { deleteDatabase } from './database';
import { isKeyOf, keptInStorage } from './keptThings';

/** Deletes everything in the list of kept things, from this tab and from the device. Cookies are the session's to end. */
export async function wipe(): Promise<void> {
  for (const area of [() => localStorage, () => sessionStorage]) wipeArea(area);
  // Without IndexedDB there is nothing to delete.
  await deleteDatabase().catch(() => undefined);
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
