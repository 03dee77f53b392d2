import type { Context } from '@server/context';
import { readVacancies } from './readVacancies';
import sampleVacancies from './sampleVacancies.json';
import { VACANCIES_MARK, writeVacancies } from './storeVacancies';

/**
 * Fills the list with the sample vacancies, once: never when it holds something or was ever filled, emptied by hand since or not.
 * Several copies of the server may start at once; one of them loads.
 * @returns how many were loaded, 0 for none
 */
export async function loadSampleVacancies({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const taken = await trx
      .insertInto('settings')
      .values({ key: VACANCIES_MARK, value: 'samples' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!taken) return 0;
    const there = await trx.selectFrom('vacancies').select('id').limit(1).executeTakeFirst();
    if (there) return 0;
    const bytes = new TextEncoder().encode(JSON.stringify(sampleVacancies));
    const { added } = await writeVacancies(trx, readVacancies('samples.json', bytes), 'merge', now());
    return added;
  });
}
