import type { Context } from '@server/context/context';
import type { Trx } from '@server/database/schema';
import { datedSamples, dayOf, SAMPLES_VERSION } from './sampleDates';
import { VACANCIES_VERSION_KEY, writeVacancies } from './storeVacancies';

/**
 * Loads the sample vacancies into a database that has never had any, and gives those of an earlier day new dates. Several
 * copies of the server may do so at once. Samples that somebody has deleted stay away; the first import takes all of them off.
 * @returns how many were loaded, 0 in a database that has vacancies
 */
export async function loadSampleVacancies({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const time = now();
  const value = `${SAMPLES_VERSION} of ${dayOf(time)}`;
  return db.transaction().execute(async (trx) => {
    const isFirst = await trx
      .insertInto('settings')
      .values({ key: VACANCIES_VERSION_KEY, value })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!isFirst && !(await takeRenewal(trx, value))) return 0;
    const existing = await trx.selectFrom('vacancies').select('id').execute();
    if (isFirst) return existing.length > 0 ? 0 : write(trx, time, () => true);
    const ids = new Set(existing.map(({ id }) => id));
    await write(trx, time, (id) => ids.has(id));
    return 0;
  });
}

/** Whether this copy is to renew the samples: the list still holds those of another day. */
async function takeRenewal(trx: Trx, value: string): Promise<boolean> {
  const taken = await trx
    .updateTable('settings')
    .set({ value })
    .where('key', '=', VACANCIES_VERSION_KEY)
    .where('value', 'like', `${SAMPLES_VERSION}%`)
    // changeVacancy appends to it.
    .where('value', 'not like', `${value}%`)
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

async function write(trx: Trx, time: number, isWanted: (id: string) => boolean): Promise<number> {
  const samples = datedSamples(time).filter(({ id }) => isWanted(id));
  const { added } = await writeVacancies(trx, samples, 'merge', time);
  return added;
}
