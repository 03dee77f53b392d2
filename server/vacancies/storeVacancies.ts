import { randomUUID } from 'node:crypto';
import { batchesOf } from '@server/database/queries';
import type { Db, Trx, VacancyRow } from '@server/database/schema';
import type { Job } from '@/contract/jobs';
import { rememberGone } from './goneVacancies';
import { sampleIds, SAMPLES_VERSION } from './sampleDates';
import { isSameVacancy, toRow } from './vacancyRows';

/**
 * `replace` makes the list exactly as given; `merge` adds and updates, and keeps the other vacancies; `complete` is a `replace`
 * that is refused if any vacancy would go.
 */
export type StoreMode = 'replace' | 'merge' | 'complete';

type Listed = Pick<VacancyRow, 'id' | 'job_title'>;

/** Thrown by `complete`, with the vacancies that would go; nothing has changed. */
export class VacanciesWouldGoError extends Error {
  override name = 'VacanciesWouldGoError';
  readonly leaving: readonly Listed[];

  constructor(leaving: readonly Listed[]) {
    super(`${leaving.length} vacancies would leave the list.`);
    this.leaving = leaving;
  }
}

/** Numbers of vacancies. */
export type Stored = { added: number; changed: number; unchanged: number; removed: number };

/** The setting that changes with every change of the list; missing until the first. */
export const VACANCIES_VERSION_KEY = 'vacancies';

/**
 * Stores vacancies in one transaction; concurrent calls, in other processes too, run one after the other. Unchanged vacancies
 * keep their `updated_at`. The first call takes the sample vacancies off the list, whatever the mode.
 * @param vacancies with unique ids
 * @throws VacanciesWouldGoError in the mode `complete`
 */
export async function storeVacancies(
  db: Db,
  vacancies: readonly Job[],
  mode: StoreMode,
  now: number = Date.now(),
): Promise<Stored> {
  return db.transaction().execute(async (trx) => {
    const version = await renewVersion(trx);
    const samples = version.startsWith(SAMPLES_VERSION) ? await removeSamples(trx, now) : 0;
    const stored = await writeVacancies(trx, vacancies, mode, now);
    return { ...stored, removed: stored.removed + samples };
  });
}

/** Call it first: in PostgreSQL, the changed row makes other writers wait until this transaction ends. Returns the previous version. */
async function renewVersion(trx: Trx): Promise<string> {
  const before = await trx
    .insertInto('settings')
    .values({ key: VACANCIES_VERSION_KEY, value: '' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: VACANCIES_VERSION_KEY }))
    .returning('value')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('settings')
    .set({ value: randomUUID() })
    .where('key', '=', VACANCIES_VERSION_KEY)
    .execute();
  return before.value;
}

async function removeSamples(trx: Trx, now: number): Promise<number> {
  const removed = await trx.deleteFrom('vacancies').where('id', 'in', sampleIds).returning('id').execute();
  await rememberGone(
    trx,
    removed.map(({ id }) => id),
    now,
  );
  return removed.length;
}

/** Writes inside a transaction that has changed the version first. */
export async function writeVacancies(
  trx: Trx,
  vacancies: readonly Job[],
  mode: StoreMode,
  now: number,
): Promise<Stored> {
  const before = new Map(
    (await trx.selectFrom('vacancies').selectAll().execute()).map((row) => [row.id, row]),
  );
  const rows = mergeRows(before, vacancies, mode, now);
  const leaving = mode === 'merge' ? [] : without(before, rows);
  if (mode === 'complete' && leaving.length > 0) throw new VacanciesWouldGoError(leaving);
  await rememberGone(
    trx,
    leaving.map(({ id }) => id),
    now,
  );
  if (mode !== 'merge') await trx.deleteFrom('vacancies').execute();
  for (const batch of batchesOf(rows)) {
    const ids = batch.map(({ id }) => id);
    await trx.deleteFrom('vacancies').where('id', 'in', ids).execute();
    await trx.deleteFrom('gone_vacancies').where('id', 'in', ids).execute();
    await trx.insertInto('vacancies').values(batch).execute();
  }
  return { ...count(before, rows), removed: leaving.length };
}

/** The vacancies of `before` that are not among `rows`, in list order. */
function without(before: ReadonlyMap<string, VacancyRow>, rows: readonly VacancyRow[]): VacancyRow[] {
  const ids = new Set(rows.map(({ id }) => id));
  const leaving = [...before.values()].filter(({ id }) => !ids.has(id));
  return leaving.toSorted((one, other) => one.position - other.position);
}

function count(
  before: ReadonlyMap<string, VacancyRow>,
  rows: readonly VacancyRow[],
): Omit<Stored, 'removed'> {
  const known = rows.filter(({ id }) => before.has(id));
  const unchanged = known.filter((row) => isSameVacancy(before.get(row.id)!, row)).length;
  return {
    added: rows.length - known.length,
    changed: known.length - unchanged,
    unchanged,
  };
}

function mergeRows(
  before: ReadonlyMap<string, VacancyRow>,
  vacancies: readonly Job[],
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
