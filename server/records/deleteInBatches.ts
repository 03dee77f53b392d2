import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '@server/database/schema';
import type { RecordTable } from './recordKind';

/**
 * Runs a write, then rests for as long as it took. Meanwhile SQLite lets nobody else write, and this thread serves nobody: half a second
 * to overwrite a CV of 10 MB.
 */
export async function thenRest<Result>(write: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await write();
  await pause(performance.now() - started);
  return result;
}

/**
 * Deletes the rows of a table whose `column` is before `time`, in batches between which requests are served: a year's CVs at once could
 * hold SQLite up for a minute and exceed PostgreSQL's statement timeout. By created_at, records whose use is restricted stay.
 * @returns how many
 */
export async function deleteInBatches(
  db: Db,
  table: RecordTable | 'outbox',
  column: 'created_at' | 'erase_after',
  time: number,
): Promise<number> {
  const batchSize = table === 'applications' ? 1 : 20;
  let all = 0;
  for (let deleted = batchSize; deleted === batchSize;) {
    const batch = db
      .selectFrom(table)
      .select('id')
      .where(sql<boolean>`${sql.ref(column)} < ${time}`)
      .$if(column === 'created_at' && table !== 'outbox', (row) => row.where(sql`restricted_at`, 'is', null))
      .limit(batchSize);
    const { numDeletedRows } = await thenRest(() =>
      db.deleteFrom(table).where('id', 'in', batch).executeTakeFirstOrThrow(),
    );
    deleted = Number(numDeletedRows);
    all += deleted;
  }
  return all;
}
