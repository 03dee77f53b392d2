import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '@server/context';
import type { Tables } from '@server/database/schema';
import { VACANCIES_VERSION_KEY } from './storeVacancies';
import { toWire, type WireVacancy } from './vacancyRows';

type Reader = Pick<Context, 'db' | 'now'>;

/** Reads a vacancy by id, closed or not. */
export async function readVacancy({ db }: Pick<Context, 'db'>, id: string): Promise<WireVacancy | undefined> {
  if (!canBeStored(id)) return undefined;
  const row = await db.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toWire(row);
}

/** Whether there was a vacancy of this id that has left the list for good. */
export async function isGone({ db }: Pick<Context, 'db'>, id: string): Promise<boolean> {
  if (!canBeStored(id)) return false;
  const row = await db.selectFrom('gone_vacancies').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

// PostgreSQL cannot store NUL characters, so no id contains one.
const canBeStored = (id: string) => !id.includes('\0');

/** Reads the vacancies that take applications, in list order. */
export async function readOpenVacancies({ db, now }: Reader): Promise<WireVacancy[]> {
  const rows = await db
    .selectFrom('vacancies')
    .selectAll()
    .where(isOpen(now()))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(toWire);
}

const isOpen = (time: number) => (row: ExpressionBuilder<Tables, 'vacancies'>) =>
  row.or([row('open_until', 'is', null), row('open_until', '>=', time)]);

/**
 * A string that differs after every change of the vacancies by any copy of the server or tool, and after one has closed; cheap
 * enough for every request. Of changes made by hand in the database, the row count and latest time catch rows that are added or
 * deleted, but none that is edited.
 */
export async function vacanciesVersion({ db, now }: Reader): Promise<string> {
  const { version, closed, rows, latest } = await db
    .selectFrom('vacancies')
    .select(({ fn }) => [
      sql<string | null>`(select value from settings where key = ${VACANCIES_VERSION_KEY})`.as('version'),
      sql<number>`(select count(*) from vacancies where open_until < ${now()})`.as('closed'),
      fn.countAll<number>().as('rows'),
      fn.max('updated_at').as('latest'),
    ])
    .executeTakeFirstOrThrow();
  return [version, closed, rows, latest].join(':');
}
