import { randomUUID } from 'node:crypto';
import type { Db, Trx } from '@server/database/schema';
import { batchesOf } from '@server/database/queries';

/** Remembers that records were written to a place outside the database, so that an erasure can name it. */
export async function rememberCopy(
  { db, now }: { db: Db; now: () => number },
  recordIds: readonly string[],
  place: string,
): Promise<void> {
  const rows = recordIds.map((record_id) => ({ id: randomUUID(), record_id, place, created_at: now() }));
  for (const batch of batchesOf(rows)) await db.insertInto('copies').values(batch).execute();
}

/** The places that hold copies of some records. */
export async function placesOf(db: Db | Trx, recordIds: readonly string[]): Promise<string[]> {
  const places = new Set<string>();
  for (const batch of batchesOf(recordIds)) {
    const rows = await db.selectFrom('copies').select('place').where('record_id', 'in', batch).execute();
    for (const { place } of rows) places.add(place);
  }
  return [...places];
}

/** Forgets where records were copied to. */
export async function forgetCopies(trx: Trx, recordIds: readonly string[]): Promise<void> {
  for (const batch of batchesOf(recordIds))
    await trx.deleteFrom('copies').where('record_id', 'in', batch).execute();
}
