import { sql } from 'kysely';
import type { Context } from '@server/context';
import { VACANCIES_VERSION_KEY } from './storeVacancies';
import { toWire, type WireVacancy } from './vacancyRows';

/** Reads a vacancy by id. */
export async function readVacancy({ db }: Pick<Context, 'db'>, id: string): Promise<WireVacancy | undefined> {
  // PostgreSQL cannot store NUL characters, so no id contains one.
  if (id.includes('\0')) return undefined;
  const row = await db.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toWire(row);
}

/** Reads all vacancies in list order. */
export async function readAllVacancies({ db }: Pick<Context, 'db'>): Promise<WireVacancy[]> {
  const rows = await db.selectFrom('vacancies').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map(toWire);
}

/**
 * A string that differs after every change of the vacancies by any copy of the server or tool; cheap enough for every request.
 * The row count and latest time also catch changes made by hand in the database.
 */
export async function vacanciesVersion({ db }: Pick<Context, 'db'>): Promise<string> {
  const { version, rows, latest } = await db
    .selectFrom('vacancies')
    .select(({ fn }) => [
      sql<string | null>`(select value from settings where key = ${VACANCIES_VERSION_KEY})`.as('version'),
      fn.countAll<number>().as('rows'),
      fn.max('updated_at').as('latest'),
    ])
    .executeTakeFirstOrThrow();
  return [version, rows, latest].join(':');
}
