import { randomUUID } from 'node:crypto';
import { batchesOf } from '@server/database/queries';
import type { Db, Trx, VacancyRow } from '@server/database/schema';
import type { Job } from '@/contract/jobs';
import { postingTime } from '@/vacancies/jobDates';
import { rememberGone } from './goneVacancies';
import { sampleIds, SAMPLES_VERSION } from './sampleDates';
import { isSameVacancy, toRow, toWire } from './vacancyRows';

/**
 * `replace` makes the list exactly as given; `merge` adds and updates, and keeps the other vacancies; `complete` is a `replace`
 * that is refused if any vacancy would go; `follow` closes those that are not given, and is refused if more than half would close;
 * `accept` does the same and is never refused.
 */
export type StoreMode = 'replace' | 'merge' | 'complete' | 'follow' | 'accept';

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

/** Numbers of vacancies; `removed` are those that left the list. */
export type Stored = { added: number; changed: number; unchanged: number; removed: number };

/** The setting that changes with every change of the list; missing until the first. */
export const VACANCIES_VERSION_KEY = 'vacancies';

/**
 * Stores vacancies in one transaction; concurrent calls, in other processes too, run one after the other. Unchanged vacancies
 * keep their `updated_at`. The first call takes the sample vacancies off the list, whatever the mode, unless they are among these.
 * @param vacancies with unique ids
 * @param staying ids of vacancies that stay as they are, whatever the mode
 * @throws VacanciesWouldGoError in the mode `complete`, another error in the mode `follow`
 */
export async function storeVacancies(
  db: Db,
  vacancies: readonly Job[],
  mode: StoreMode,
  now: number = Date.now(),
  staying: readonly string[] = [],
): Promise<Stored> {
  return db.transaction().execute(async (trx) => {
    const version = await renewVersion(trx, () => randomUUID());
    const kept = [...vacancies.map(({ id }) => id), ...staying];
    const samples = version.startsWith(SAMPLES_VERSION) ? await removeSamples(trx, kept, now) : 0;
    const stored = await writeVacancies(trx, vacancies, mode, now, staying);
    return { ...stored, removed: stored.removed + samples };
  });
}

/**
 * Changes one vacancy, which keeps its place in the list.
 * @returns the vacancy as it was before
 * @throws if there is none with this id
 */
export async function changeVacancy(
  db: Db,
  id: string,
  change: (vacancy: Job) => Job,
  now: number,
): Promise<Job> {
  return db.transaction().execute(async (trx) => {
    // By the start of their version, sample vacancies are still recognised as samples.
    await renewVersion(trx, (version) =>
      version.startsWith(SAMPLES_VERSION) ? `${version}.` : randomUUID(),
    );
    const row = await trx.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Error(`There is no vacancy with the id "${id}".`);
    const vacancy = toWire(row);
    await trx
      .updateTable('vacancies')
      .set(toRow(change(vacancy), row.position, now))
      .where('id', '=', id)
      .execute();
    return vacancy;
  });
}

/** Call it first: in PostgreSQL, the changed row makes other writers wait until this transaction ends. Returns the previous version. */
async function renewVersion(trx: Trx, renew: (version: string) => string): Promise<string> {
  const before = await trx
    .insertInto('settings')
    .values({ key: VACANCIES_VERSION_KEY, value: '' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: VACANCIES_VERSION_KEY }))
    .returning('value')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('settings')
    .set({ value: renew(before.value) })
    .where('key', '=', VACANCIES_VERSION_KEY)
    .execute();
  return before.value;
}

async function removeSamples(trx: Trx, kept: readonly string[], now: number): Promise<number> {
  const keptIds = new Set(kept);
  const ids = sampleIds.filter((id) => !keptIds.has(id));
  if (ids.length === 0) return 0;
  const removed = await trx.deleteFrom('vacancies').where('id', 'in', ids).returning('id').execute();
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
  staying: readonly string[] = [],
): Promise<Stored> {
  const before = new Map(
    (await trx.selectFrom('vacancies').selectAll().execute()).map((row) => [row.id, row]),
  );
  const rows = mergeRows(before, vacancies, mode, now);
  const leaving = mode === 'merge' ? [] : without(before, [...rows.map(({ id }) => id), ...staying]);
  if (mode === 'complete' && leaving.length > 0) throw new VacanciesWouldGoError(leaving);
  if (mode !== 'follow' && mode !== 'accept') {
    await removeRows(trx, leaving, now);
    await putRows(trx, rows);
    return { ...count(before, rows), removed: leaving.length };
  }
  const closed = leaving
    .filter((row) => isOpenRow(row, now))
    .map((row) => toRow(closeVacancy(toWire(row), now), row.position, now));
  if (mode === 'follow') refuseIfMostClose(before, [...rows, ...closed], now);
  await putRows(trx, [...rows, ...closed]);
  return { ...count(before, rows), removed: closed.length };
}

/** Closes a vacancy as of a millisecond ago. If it was to be posted later, it was posted then, too: no vacancy may close before that. */
export function closeVacancy(vacancy: Job, now: number): Job {
  const closes_at = new Date(now - 1).toISOString();
  const isPosted = (postingTime(vacancy.posted_at) ?? 0) < now;
  return { ...vacancy, closes_at, ...(!isPosted && { posted_at: closes_at }) };
}

const isOpenRow = ({ open_until }: VacancyRow, now: number) => open_until === null || open_until >= now;

function refuseIfMostClose(
  before: ReadonlyMap<string, VacancyRow>,
  after: readonly VacancyRow[],
  now: number,
): void {
  const open = [...before.values()].filter((row) => isOpenRow(row, now)).length;
  const closing = after.filter((row) => {
    const known = before.get(row.id);
    return known && isOpenRow(known, now) && !isOpenRow(row, now);
  }).length;
  if (closing * 2 > open)
    throw new Error(`${closing} of ${open} open vacancies would close. ${HOW_TO_ACCEPT}`);
}

/** What to do about an answer of the feed that is refused because it may be a mistake. */
export const HOW_TO_ACCEPT = 'If that is right, run "npm run vacancies -- accept".';

async function removeRows(trx: Trx, rows: readonly VacancyRow[], now: number): Promise<void> {
  const removed = rows.map(({ id }) => id);
  for (const ids of batchesOf(removed)) await trx.deleteFrom('vacancies').where('id', 'in', ids).execute();
  await rememberGone(trx, removed, now);
}

async function putRows(trx: Trx, rows: readonly VacancyRow[]): Promise<void> {
  for (const batch of batchesOf(rows)) {
    const ids = batch.map(({ id }) => id);
    await trx.deleteFrom('vacancies').where('id', 'in', ids).execute();
    await trx.deleteFrom('gone_vacancies').where('id', 'in', ids).execute();
    await trx.insertInto('vacancies').values(batch).execute();
  }
}

/** The vacancies of `before` that are not among `kept`, in list order. */
function without(before: ReadonlyMap<string, VacancyRow>, kept: readonly string[]): VacancyRow[] {
  const ids = new Set(kept);
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
