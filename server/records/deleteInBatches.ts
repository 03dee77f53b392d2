import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '@server/database/schema';
import type { RecordTable } from './recordKind';

// With CVs of 500 KB, SQLite blocks this thread for some 50 ms.
const BATCH_SIZE = 20;

/**
 * Deletes the rows of a table whose `column` is before `time`, in batches between which requests are served: a year's CVs at once could
 * hold SQLite up for a minute and exceed PostgreSQL's statement timeout, every time again. Records whose use is restricted stay.
 * @returns how many
 */
export async function deleteInBatches(
  db: Db,
  table: RecordTable | 'outbox',
  column: 'created_at' | 'erase_after',
  time: number,
): Promise<number> {
  let all = 0;
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; await nextTurn()) {
    const batch = db
      .selectFrom(table)
      .select('id')
      .where(sql<boolean>`${sql.ref(column)} < ${time}`)
      .$if(table !== 'outbox', (query) => query.where(sql`restricted_at`, 'is', null))
      .limit(BATCH_SIZE);
    const { numDeletedRows } = await db.deleteFrom(table).where('id', 'in', batch).executeTakeFirstOrThrow();
    deleted = Number(numDeletedRows);
    all += deleted;
  }
  return all;
}
