import type { Context } from '@server/context';
import { readVacancies } from './readVacancies';
import sampleVacancies from './sampleVacancies.json';
import { VACANCIES_VERSION_KEY, writeVacancies } from './storeVacancies';

/**
 * Loads the sample vacancies into a database that has never had any. Several copies of the server may start at once.
 * @returns how many were loaded
 */
export async function loadSampleVacancies({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const isFirst = await trx
      .insertInto('settings')
      .values({ key: VACANCIES_VERSION_KEY, value: 'samples' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!isFirst) return 0;
    const existing = await trx.selectFrom('vacancies').select('id').limit(1).executeTakeFirst();
    if (existing) return 0;
    const bytes = new TextEncoder().encode(JSON.stringify(sampleVacancies));
    const { added } = await writeVacancies(trx, readVacancies('samples.json', bytes), 'merge', now());
    return added;
  });
}
