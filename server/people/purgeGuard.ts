import * as v from 'valibot';
import { sql } from 'kysely';
import { countUnwarned } from '@server/accounts/unusedAccounts';
import type { Context } from '@server/context/context';
import type { Db } from '@server/database/schema';
import { readSetting, writeSetting } from '@server/database/settings';
import { formatDate } from '@server/mail/message';
import type { RecordTable } from '@server/records/recordKind';
import { DAY } from '@/lib/time/durations';
import { recordKinds } from './findPerson';

const KEY = 'last_purge';
/** The setting that is there while the clean-up deletes nothing. */
const WAITS_KEY = 'purge_waits';
/** A server that was off for longer looks like one whose clock has jumped. */
const MAX_PAUSE = 2 * DAY;
/** In one table: a purge of more than both is no ordinary one. */
const MAX_SHARE = 0.05;
const MAX_ROWS = 10;

const LastPurge = v.object({ at: v.number(), retentionDays: v.number() });
type PurgeContext = Pick<Context, 'config' | 'db' | 'now'>;

/**
 * Why nothing may be deleted without being confirmed: the clock has jumped, RETENTION_DAYS has shrunk, or an unusual share of the records
 * would go. Any of these may be a mistake that deletes everything. Empty when the purge may run.
 */
export async function reasonsToWait({ config, db, now }: PurgeContext): Promise<string[]> {
  const time = now();
  const last = await readSetting(db, KEY, LastPurge);
  const reasons: string[] = [];
  if (last && Math.abs(time - last.at) > MAX_PAUSE)
    reasons.push(
      `the clock says ${formatDate(time)}, and at the last clean-up it said ${formatDate(last.at)}`,
    );
  if (last && config.retentionDays < last.retentionDays)
    reasons.push(`RETENTION_DAYS was ${last.retentionDays} and is ${config.retentionDays}`);
  for (const table of purgedTables) {
    const { due, all } = await countDue(db, table, time - config.retentionDays * DAY);
    if (isUnusual(due, all)) reasons.push(`${due} of ${all} ${table} would go`);
  }
  const { due, all } = await countUnwarned({ config, db, now });
  if (isUnusual(due, all)) reasons.push(`${due} of ${all} accounts would be told that they will go`);
  return reasons;
}

const isUnusual = (due: number, all: number) => due > MAX_ROWS && due > all * MAX_SHARE;

const purgedTables: (RecordTable | 'outbox')[] = [...recordKinds.map(({ table }) => table), 'outbox'];

async function countDue(
  db: Db,
  table: RecordTable | 'outbox',
  oldest: number,
): Promise<{ due: number; all: number }> {
  const count = db.selectFrom(table).select(sql<number>`count(*)`.as('rows'));
  const due = count
    .where(sql`created_at`, '<', oldest)
    .$if(table !== 'outbox', (query) => query.where(sql`restricted_at`, 'is', null));
  return {
    due: (await due.executeTakeFirstOrThrow()).rows,
    all: (await count.executeTakeFirstOrThrow()).rows,
  };
}

/** Remembers that nothing is deleted until somebody confirms it, for every copy's `/metrics`. */
export const rememberWaiting = (db: Db): Promise<void> => writeSetting(db, WAITS_KEY, true);

/** Whether the last clean-up deleted nothing because it waits to be confirmed. */
export const isPurgeWaiting = async (db: Db): Promise<boolean> =>
  (await readSetting(db, WAITS_KEY, v.unknown())) !== undefined;

/** Remembers when a purge ran, and for which period, for the next one to compare itself with; and that none waits any more. */
export async function rememberPurge({ config, db, now }: PurgeContext): Promise<void> {
  await writeSetting(db, KEY, { at: now(), retentionDays: config.retentionDays });
  await db.deleteFrom('settings').where('key', '=', WAITS_KEY).execute();
}
