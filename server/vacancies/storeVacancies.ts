import { randomUUID } from 'node:crypto';
import { batchesOf } from '@server/database/queries';
import type { Db, Trx, VacancyRow } from '@server/database/schema';
import type { Job } from '@/contract/jobs';
import { timeOf } from '@/vacancies/jobDates';
import { writeSetting } from '@server/database/settings';
import { removeVacancies } from './goneVacancies';
import { firstOf, MAX_BYTES } from './readVacancies';
import { sampleIds, SAMPLES_KEY } from './sampleDates';
import { isSameVacancy, toRow, toWire } from './vacancyRows';

/**
 * `replace` makes the list exactly as given; `merge` adds and updates, and keeps the other vacancies; `complete` is a `replace`
 * that is refused if any vacancy would go; `follow` closes those that are not given, and is refused if more than half would close;
 * `accept` does the same however many would close.
 */
export type StoreMode = 'replace' | 'merge' | 'complete' | 'follow' | 'accept';

/** Numbers of vacancies; `removed` are those that left the list. */
export type Stored = { added: number; changed: number; unchanged: number; removed: number };

/** The setting that changes with every change of the list; missing until the first. */
export const VACANCIES_VERSION_KEY = 'vacancies';

/** Call it first: in PostgreSQL, the changed row makes other writers wait until this transaction ends. */
export const renewVersion = (trx: Trx): Promise<void> =>
  writeSetting(trx, VACANCIES_VERSION_KEY, randomUUID());

/**
 * Stores vacancies in one transaction; concurrent calls, in other processes too, run one after the other. Unchanged vacancies
 * keep their `updated_at`. The first call takes the sample vacancies off the list, whatever the mode, unless they are among these.
 * @param vacancies with unique ids
 * @param staying ids of vacancies that stay as they are, whatever the mode
 * @throws in any mode if the open vacancies would be too large together; in `complete` and `follow`, with what would go and what to do
 */
export const storeVacancies = (
  db: Db,
  vacancies: readonly Job[],
  mode: StoreMode,
  now: number = Date.now(),
  staying: readonly string[] = [],
): Promise<Stored> =>
  db.transaction().execute(async (trx) => {
    await renewVersion(trx);
    const kept = new Set([...vacancies.map(({ id }) => id), ...staying]);
    const { numDeletedRows } = await trx
      .deleteFrom('settings')
      .where('key', '=', SAMPLES_KEY)
      .executeTakeFirstOrThrow();
    const samples = numDeletedRows > 0 ? sampleIds.filter((id) => !kept.has(id)) : [];
    const removed = await removeVacancies(trx, samples, now);
    const stored = await writeVacancies(trx, vacancies, mode, now, kept);
    return { ...stored, removed: stored.removed + removed };
  });

/**
 * Changes one vacancy, which keeps its place in the list.
 * @returns the vacancy as it was before
 * @throws if there is none with this id
 */
export const changeVacancy = (db: Db, id: string, change: (vacancy: Job) => Job, now: number): Promise<Job> =>
  db.transaction().execute(async (trx) => {
    await renewVersion(trx);
    const row = await trx.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Error(`There is no vacancy with the id "${id}".`);
    const vacancy = toWire(row);
    await put(trx, [toRow(change(vacancy), row.position, now)]);
    return vacancy;
  });

/**
 * Writes inside a transaction that has changed the version first.
 * @param kept the ids that stay on the list, those of `vacancies` included
 */
export async function writeVacancies(
  trx: Trx,
  vacancies: readonly Job[],
  mode: StoreMode,
  now: number,
  kept: ReadonlySet<string>,
): Promise<Stored> {
  const isFollowed = mode === 'follow' || mode === 'accept';
  const given = new Set(vacancies.map(({ id }) => id));
  const stored = await trx.selectFrom('vacancies').select(['id', 'open_until']).orderBy('position').execute();
  // Of closed ones that a feed no longer names, which may be many, the texts are not read.
  const read = stored.filter((row) => !isFollowed || isOpen(row, now) || given.has(row.id));
  const readBatch = (ids: string[]) =>
    trx.selectFrom('vacancies').selectAll().where('id', 'in', ids).orderBy('position').execute();
  const before = (await Promise.all([...batchesOf(read.map(({ id }) => id))].map(readBatch))).flat();
  const known = new Map(before.map((row) => [row.id, row]));
  let next = mode === 'merge' ? (before.at(-1)?.position ?? -1) + 1 : 0;
  const rows = vacancies.flatMap((vacancy) => {
    const old = known.get(vacancy.id);
    const row = toRow(vacancy, mode === 'merge' && old ? old.position : next++, now);
    // One that was never open here: a feed could add any number of them.
    if (isFollowed && !old && !isOpen(row, now)) return [];
    return isSameVacancy(old, row) ? { ...row, updated_at: old.updated_at } : row;
  });
  const staying = before.filter(({ id }) => mode === 'merge' || kept.has(id));
  const list = new Map([...staying, ...rows].map((row) => [row.id, row]));
  const open = [...list.values()].filter((row) => isOpen(row, now));
  if (JSON.stringify(open).length > 2 * MAX_BYTES)
    throw new Error(
      `the open vacancies would be more than ${2 * MAX_BYTES} characters together: shorten their descriptions or close some`,
    );
  const leaving = mode === 'merge' ? [] : before.filter(({ id }) => !kept.has(id));
  if (mode === 'complete' && leaving.length > 0) throw new Error(losses(leaving));
  const closed = leaving
    .filter((row) => isFollowed && isOpen(row, now))
    .map((row) => toRow(closeVacancy(toWire(row), now), row.position, now));
  if (mode === 'follow') refuseIfMostClose(known, [...rows, ...closed], now);
  const gone = isFollowed ? [] : leaving.map(({ id }) => id);
  const removed = closed.length + (await removeVacancies(trx, gone, now));
  await put(trx, [...rows, ...closed]);
  const added = rows.filter(({ id }) => !known.has(id)).length;
  const unchanged = rows.filter((row) => isSameVacancy(known.get(row.id), row)).length;
  return { added, changed: rows.length - added - unchanged, unchanged, removed };
}

/** Says what would go, so that nobody empties the list by mistake. */
const losses = (leaving: readonly VacancyRow[]): string =>
  [
    `${leaving.length} of the vacancies in the list ${leaving.length === 1 ? 'is' : 'are'} not in this file:`,
    firstOf(leaving.map(({ id, job_title }) => `  ${id}  ${job_title}`)),
    'Add --merge to keep them, or --replace to take them off the list.',
  ].join('\n');

/** Closes a vacancy as of a millisecond ago. If it was to be posted later, it was posted then, too: no vacancy may close before that. */
export function closeVacancy(vacancy: Job, now: number): Job {
  const closes_at = new Date(now - 1).toISOString();
  const isPosted = (timeOf(vacancy.posted_at) ?? 0) < now;
  return { ...vacancy, closes_at, ...(!isPosted && { posted_at: closes_at }) };
}

const isOpen = ({ open_until }: Pick<VacancyRow, 'open_until'>, now: number) =>
  open_until === null || open_until >= now;

/** A shorter list may change whole in a day. */
const MIN_GUARDED = 5;

function refuseIfMostClose(
  known: ReadonlyMap<string, VacancyRow>,
  after: readonly VacancyRow[],
  now: number,
): void {
  const open = [...known.values()].filter((row) => isOpen(row, now));
  const closing = new Set(after.filter((row) => !isOpen(row, now)).map(({ id }) => id));
  const closed = open.filter(({ id }) => closing.has(id)).length;
  if (open.length >= MIN_GUARDED && closed * 2 > open.length)
    throw new Error(`${closed} of ${open.length} open vacancies would close. ${HOW_TO_ACCEPT}`);
}

/** What to do about an answer of the feed that is refused because it may be a mistake. */
export const HOW_TO_ACCEPT = 'If that is right, run "npm run vacancies -- accept".';

async function put(trx: Trx, rows: readonly VacancyRow[]): Promise<void> {
  for (const batch of batchesOf(rows)) {
    const ids = batch.map(({ id }) => id);
    await trx.deleteFrom('vacancies').where('id', 'in', ids).execute();
    await trx.deleteFrom('gone_vacancies').where('id', 'in', ids).execute();
    await trx.insertInto('vacancies').values(batch).execute();
  }
}
