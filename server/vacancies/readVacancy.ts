import { sql } from 'kysely';
import type { Context } from '@server/context';
import { VACANCIES_MARK } from './storeVacancies';
import { toWire, type WireVacancy } from './vacancyRows';

/** Reads one vacancy by its id; undefined when there is none. */
export async function readVacancy({ db }: Pick<Context, 'db'>, id: string): Promise<WireVacancy | undefined> {
  // PostgreSQL refuses the character 0 in a text, so no id holds one.
  if (id.includes('\0')) return undefined;
  const row = await db.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toWire(row);
}

/** Reads the whole list in its order. */
export async function readAllVacancies({ db }: Pick<Context, 'db'>): Promise<WireVacancy[]> {
  const rows = await db.selectFrom('vacancies').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map(toWire);
}

/**
 * A short text that is another one after every change of the vacancies, whichever copy of the server or tool made it.
 * Cheap enough to ask at every request. The number and the latest time tell of changes by hand in the database too.
 */
export async function vacanciesVersion({ db }: Pick<Context, 'db'>): Promise<string> {
  const { mark, rows, latest } = await db
    .selectFrom('vacancies')
    .select(({ fn }) => [
      sql<string | null>`(select value from settings where key = ${VACANCIES_MARK})`.as('mark'),
      fn.countAll<number>().as('rows'),
      fn.max('updated_at').as('latest'),
    ])
    .executeTakeFirstOrThrow();
  return [mark, rows, latest].join(':');
}
