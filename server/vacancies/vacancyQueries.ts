import { type ExpressionBuilder, sql } from 'kysely';
import { CLOSING_GRACE_MS, type Job } from '@/contract/jobs';
import type { Context } from '@server/context/context';
import type { Tables, VacancyRow } from '@server/database/schema';
import { withTimeout } from '@server/lib/withTimeout';
import { HttpError } from '@server/http/HttpError';
import { VACANCIES_VERSION_KEY } from './storeVacancies';
import { toWire } from './vacancyRows';

type Reader = Pick<Context, 'db' | 'now'>;

/** Reads a vacancy by id, closed or not. */
export async function readVacancy({ db }: Pick<Context, 'db'>, id: string): Promise<Job | undefined> {
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
export const readOpenVacancies = async (reader: Reader): Promise<Job[]> =>
  (await readOpenRows(reader)).map(toWire);

/** Reads them as rows. */
export const readOpenRows = ({ db, now }: Reader): Promise<VacancyRow[]> =>
  db.selectFrom('vacancies').selectAll().where(isOpen(now())).orderBy('position').orderBy('id').execute();

/** Reads all vacancies in list order, closed ones too. */
export async function readAllVacancies(db: Context['db']): Promise<Job[]> {
  const rows = await db.selectFrom('vacancies').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map(toWire);
}

const isOpen = (time: number) => (row: ExpressionBuilder<Tables, 'vacancies'>) =>
  row.or([row('open_until', 'is', null), row('open_until', '>=', time)]);

/**
 * A string that changes whenever a copy of the server or a command changes the vacancies (`version`), one closes (`next`), is marked as
 * closed (`marked`) or is purged (`first`). Cheap enough for every request: four look-ups in indexes, where counting 10,000 rows takes PostgreSQL
 * 7 ms.
 */
export async function vacanciesVersion({ db, now }: Reader): Promise<string> {
  const { version, first, next, marked } = await db
    .selectNoFrom([
      sql<string | null>`(select value from settings where key = ${VACANCIES_VERSION_KEY})`.as('version'),
      sql<number | null>`(select min(open_until) from vacancies)`.as('first'),
      sql<number | null>`(select min(open_until) from vacancies where open_until >= ${now()})`.as('next'),
      sql<
        number | null
      >`(select min(open_until) from vacancies where open_until >= ${now() - CLOSING_GRACE_MS})`.as('marked'),
    ])
    .executeTakeFirstOrThrow();
  return [version, first, next, marked].join(':');
}

/** How long a page waits for a database that hangs. */
export const QUERY_TIMEOUT_MS = 1000;

/** The error for a vacancy that is not there: 410 if it was and has closed, otherwise 404. */
export const missingVacancy = async (context: Pick<Context, 'db'>, id: string): Promise<HttpError> =>
  (await isGone(context, id)) ? vacancyClosed() : new HttpError(404, 'There is no vacancy with this number.');

/** The error for a vacancy that takes no more applications. */
export const vacancyClosed = (): HttpError => new HttpError(410, 'This vacancy has closed.');

/**
 * Returns a function that gives what `build` makes of the vacancies. It is built at the first call and after every change,
 * once for all calls that wait for it; a build that fails is tried again by the next call. While
 * the database does not answer, the last result is given.
 */
export function holdUntilChanged<Result>(
  context: Pick<Context, 'db' | 'now'>,
  build: () => Promise<Result>,
): () => Promise<Result> {
  let held: { version: string; result: Promise<Result> } | undefined;
  return async () => {
    // Read before the rows: if they change in between, the next request reads again.
    const reading = withTimeout(QUERY_TIMEOUT_MS, vacanciesVersion(context));
    const version = await reading.catch((error: unknown) => {
      if (!held) throw error;
      return held.version;
    });
    if (held?.version === version) return held.result;
    const fresh = { version, result: build() };
    held = fresh;
    fresh.result.catch(() => {
      if (held === fresh) held = undefined;
    });
    return fresh.result;
  };
}
