import { randomUUID } from 'node:crypto';
import type { Db, Trx, VacancyRow } from '@server/database/schema';
import type { Vacancy } from './checkVacancy';
import { isSameVacancy, toRow } from './vacancyRows';

/** `replace`: the list is as given afterwards. `merge`: the given ones are added or changed, the others stay. */
export type StoreMode = 'replace' | 'merge';

/** What storing did, in numbers of vacancies. */
export type Stored = { added: number; changed: number; unchanged: number; removed: number };

/** The key of the setting that is new after every change of the list; while it is missing there never was a list. */
export const VACANCIES_MARK = 'vacancies';

// SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535; a row has 13.
const ROWS_AT_ONCE = 1000;

/**
 * Stores checked vacancies, all or none of them. Several at once, in other processes too, happen one after the other.
 * @param vacancies no id twice
 * @returns what it did; a vacancy that says what it said keeps the time of its last change
 */
export async function storeVacancies(
  db: Db,
  vacancies: readonly Vacancy[],
  mode: StoreMode,
  now: number = Date.now(),
): Promise<Stored> {
  return db.transaction().execute(async (trx) => {
    await renewMark(trx);
    return writeVacancies(trx, vacancies, mode, now);
  });
}

// Comes first: in PostgreSQL the changed row makes a second writer wait until this transaction has ended.
async function renewMark(trx: Trx): Promise<void> {
  const value = randomUUID();
  await trx
    .insertInto('settings')
    .values({ key: VACANCIES_MARK, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Writes inside a transaction that has taken the mark. */
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
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await upsert(trx, rows.slice(from, from + ROWS_AT_ONCE));
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

async function upsert(trx: Trx, rows: readonly VacancyRow[]): Promise<void> {
  await trx
    .insertInto('vacancies')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((given) => ({
        position: given.ref('excluded.position'),
        job_title: given.ref('excluded.job_title'),
        employment_type: given.ref('excluded.employment_type'),
        job_type: given.ref('excluded.job_type'),
        description: given.ref('excluded.description'),
        experience: given.ref('excluded.experience'),
        sector: given.ref('excluded.sector'),
        location: given.ref('excluded.location'),
        posted_at: given.ref('excluded.posted_at'),
        closes_at: given.ref('excluded.closes_at'),
        pay: given.ref('excluded.pay'),
        updated_at: given.ref('excluded.updated_at'),
      })),
    )
    .execute();
}
