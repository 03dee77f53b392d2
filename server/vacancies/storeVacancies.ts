import { randomUUID } from 'node:crypto';
import type { Db, Trx, VacancyRow } from '@server/database/schema';
import type { Vacancy } from './checkVacancy';
import { isSameVacancy, toRow } from './vacancyRows';

/** `replace` makes the list exactly as given; `merge` adds and updates, and keeps the other vacancies. */
export type StoreMode = 'replace' | 'merge';

/** Numbers of vacancies. */
export type Stored = { added: number; changed: number; unchanged: number; removed: number };

/** The setting that changes with every change of the list; missing until the first. */
export const VACANCIES_VERSION_KEY = 'vacancies';

// SQLite allows 32,766 parameters per statement, PostgreSQL 65,535; a row has 13.
const BATCH_SIZE = 1000;

/**
 * Stores vacancies in one transaction; concurrent calls, in other processes too, run one after the other. Unchanged vacancies
 * keep their `updated_at`.
 * @param vacancies with unique ids
 */
export async function storeVacancies(
  db: Db,
  vacancies: readonly Vacancy[],
  mode: StoreMode,
  now: number = Date.now(),
): Promise<Stored> {
  return db.transaction().execute(async (trx) => {
    await renewVersion(trx);
    return writeVacancies(trx, vacancies, mode, now);
  });
}

// Comes first: in PostgreSQL, the changed row makes other writers wait until this transaction ends.
async function renewVersion(trx: Trx): Promise<void> {
  const value = randomUUID();
  await trx
    .insertInto('settings')
    .values({ key: VACANCIES_VERSION_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Writes inside a transaction that has changed the version first. */
export async function writeVacancies(
  trx: Trx,
  vacancies: readonly Vacancy[],
  mode: StoreMode,
  now: number,
): Promise<Stored> {
  const before = new Map(
    (await trx.selectFrom('vacancies').selectAll().execute()).map((row) => [row.id, row]),
  );
  const rows = mergeRows(before, vacancies, mode, now);
  if (mode === 'replace') await trx.deleteFrom('vacancies').execute();
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const batch = rows.slice(from, from + BATCH_SIZE);
    const ids = batch.map(({ id }) => id);
    await trx.deleteFrom('vacancies').where('id', 'in', ids).execute();
    await trx.insertInto('vacancies').values(batch).execute();
  }
  return count(before, rows, mode);
}

function count(
  before: ReadonlyMap<string, VacancyRow>,
  rows: readonly VacancyRow[],
  mode: StoreMode,
): Stored {
  const known = rows.filter(({ id }) => before.has(id));
  const unchanged = known.filter((row) => isSameVacancy(before.get(row.id)!, row)).length;
  return {
    added: rows.length - known.length,
    changed: known.length - unchanged,
    unchanged,
    removed: mode === 'replace' ? before.size - known.length : 0,
  };
}

function mergeRows(
  before: ReadonlyMap<string, VacancyRow>,
  vacancies: readonly Vacancy[],
  mode: StoreMode,
  now: number,
): VacancyRow[] {
  let next = 0;
  if (mode === 'merge') for (const { position } of before.values()) next = Math.max(next, position + 1);
  return vacancies.map((vacancy) => {
    const known = before.get(vacancy.id);
    const position = mode === 'merge' && known ? known.position : next++;
    const row = toRow(vacancy, position, now);
    return known && isSameVacancy(known, row) ? { ...row, updated_at: known.updated_at } : row;
  });
}
