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

/** Remembers vacancies that leave the list, and forgets how long they would have stayed open. */
export async function rememberGone(trx: Trx, ids: readonly string[], now: number): Promise<void> {
  for (const batch of batchesOf(ids)) {
    await trx
      .insertInto('gone_vacancies')
      .values(batch.map((id) => ({ id, gone_at: now })))
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ gone_at: now }))
      .execute();
    await trx.deleteFrom('settings').where('key', 'in', batch.map(closingKey)).execute();
  }
}

/** Deletes vacancies that closed more than CLOSED_DAYS ago, and forgets those that left the list a year ago. */
export async function purgeVacancies({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const time = now();
  await db.transaction().execute(async (trx) => {
    const purged = await trx
      .deleteFrom('vacancies')
      .where('open_until', '<', time - CLOSED_DAYS * DAY)
      .returning('id')
      .execute();
    await rememberGone(
      trx,
      purged.map(({ id }) => id),
      time,
    );
    await trx
      .deleteFrom('gone_vacancies')
      .where('gone_at', '<', time - GONE_DAYS * DAY)
      .execute();
  });
}
