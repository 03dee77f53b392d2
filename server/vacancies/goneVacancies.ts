import { sql } from 'kysely';
import type { Context } from '@server/context/context';
import { batchesOf } from '@server/database/queries';
import type { Trx } from '@server/database/schema';
import { DAY } from '@/lib/time/durations';

/** How long a closed vacancy still has a page that says so. */
export const CLOSED_DAYS = 30;
/** How long its address answers 410 after that: search engines have long forgotten it by then. */
const GONE_DAYS = 365;

/** The setting that remembers the closing date of a vacancy that was closed early. */
export const closingKey = (id: string): string => `closed ${id}`;

/**
 * Takes vacancies off the list for good, and forgets how long they would have stayed open.
 * @returns how many there were
 */
export async function removeVacancies(trx: Trx, ids: readonly string[], now: number): Promise<number> {
  let removed = 0;
  for (const batch of batchesOf(ids)) {
    const gone = await trx.deleteFrom('vacancies').where('id', 'in', batch).returning('id').execute();
    if (gone.length > 0)
      await trx
        .insertInto('gone_vacancies')
        .values(gone.map(({ id }) => ({ id, gone_at: now })))
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ gone_at: now }))
        .execute();
    await trx.deleteFrom('settings').where('key', 'in', batch.map(closingKey)).execute();
    removed += gone.length;
  }
  return removed;
}

/** Only a feed that changes all the time closes or removes more. */
const MAX_CLOSED = 2000;
const MAX_GONE = 10_000;

/**
 * Removes vacancies that closed more than CLOSED_DAYS ago, and of the others all but the last MAX_CLOSED to close; forgets those that left
 * the list a year ago, or before the last MAX_GONE.
 */
export async function purgeVacancies({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const time = now();
  await db.transaction().execute(async (trx) => {
    const closed = await trx
      .selectFrom('vacancies')
      .select(['id', sql<number>`open_until`.as('end')])
      .where('open_until', '<', time)
      .orderBy('open_until', 'desc')
      .execute();
    const oldest = time - CLOSED_DAYS * DAY;
    const old = closed.filter(({ end }, index) => end < oldest || index >= MAX_CLOSED).map(({ id }) => id);
    await removeVacancies(trx, old, time);
    const gone = trx.selectFrom('gone_vacancies').select('gone_at').orderBy('gone_at', 'desc');
    const last = await gone
      .offset(MAX_GONE - 1)
      .limit(1)
      .executeTakeFirst();
    const before = Math.max(time - GONE_DAYS * DAY, last?.gone_at ?? 0);
    await trx.deleteFrom('gone_vacancies').where('gone_at', '<', before).execute();
  });
}
