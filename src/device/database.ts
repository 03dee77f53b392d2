import type { IDBPDatabase } from 'idb';
import { isRecord } from '@/lib/isRecord';
import { onDemand } from '@/lib/onDemand';
import { DAY } from '@/lib/time/durations';
import { keptInDatabase, type RegistryEntry, type StoreName } from './storageRegistry';

const NAME = 'lindenway';
const idb = onDemand(() => import(/* webpackChunkName: "idb" */ 'idb'));

/** Reads from a store; undefined when there is nothing. Rejects where the browser has no IndexedDB or denies it. */
export const getStored = (store: StoreName, key: string): Promise<unknown> =>
  withDatabase((database): Promise<unknown> => database.get(store, key));

/** Writes to a store. Rejects as `getStored` does. */
export const putStored = (store: StoreName, key: string, value: unknown): Promise<IDBValidKey> =>
  withDatabase((database) => database.put(store, value, key));

/** Deletes from a store. Rejects as `getStored` does. */
export const deleteStored = (store: StoreName, key: string): Promise<void> =>
  withDatabase((database) => database.delete(store, key));

/** Deletes all that is in a store. Rejects as `getStored` does. */
export const emptyStore = (store: StoreName): Promise<void> =>
  withDatabase((database) => database.clear(store));

/** Deletes what is past its days. One after the other, because all CVs together may be large. */
export const deleteExpiredIn = (store: StoreName): Promise<void> =>
  withDatabase(async (database) => {
    const entry: RegistryEntry | undefined = keptInDatabase.find(({ key }) => key === store);
    let cursor = await database.transaction(store, 'readwrite').store.openCursor();
    for (; cursor; cursor = await cursor.continue()) {
      const stored: unknown = cursor.value;
      const at = isRecord(stored) && typeof stored.at === 'number' ? stored.at : 0;
      // A time in the future is rubbish, or the clock was wrong.
      if (at + (entry?.days ?? Infinity) * DAY < Date.now() || at > Date.now()) await cursor.delete();
    }
  });

/** Deletes the database with all its stores. */
export async function deleteDatabase(): Promise<void> {
  await (await idb.load()).deleteDB(NAME);
}

/** Opens the database for one operation only, so that no tab stands in the way of a new version or a wipe. */
async function withDatabase<Result>(run: (database: IDBPDatabase) => Promise<Result>): Promise<Result> {
  const { openDB } = await idb.load();
  const database = await openDB(NAME, keptInDatabase.length, {
    upgrade: (opened) => {
      for (const { key } of keptInDatabase)
        if (!opened.objectStoreNames.contains(key)) opened.createObjectStore(key);
    },
  });
  try {
    return await run(database);
  } finally {
    database.close();
  }
}
