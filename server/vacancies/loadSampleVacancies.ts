import * as v from 'valibot';
import type { Context } from '@server/context/context';
import { readSetting, writeSetting } from '@server/database/settings';
import { datedSamples, dayOf, SAMPLES_KEY } from './sampleDates';
import { renewVersion, VACANCIES_VERSION_KEY, writeVacancies } from './storeVacancies';

/**
 * Loads the sample vacancies into a database that has never had any, and gives those of an earlier day new dates. Several
 * copies of the server may do so at once. Samples that somebody has deleted stay away; the first import takes all of them off.
 * @returns how many were loaded, 0 in a database that has vacancies
 */
export const loadSampleVacancies = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const day = dayOf(now());
    const samples = datedSamples(now());
    const first = await trx
      .insertInto('settings')
      .values({ key: VACANCIES_VERSION_KEY, value: '""' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    // Makes other writers wait, as in storeVacancies.
    await renewVersion(trx);
    const dated = await readSetting(trx, SAMPLES_KEY, v.string());
    if (!first && (dated ?? day) === day) return 0;
    await writeSetting(trx, SAMPLES_KEY, day);
    const there = new Set((await trx.selectFrom('vacancies').select('id').execute()).map(({ id }) => id));
    const wanted = samples.filter(({ id }) => first || there.has(id));
    return (await writeVacancies(trx, wanted, 'merge', now(), there)).added;
  });
