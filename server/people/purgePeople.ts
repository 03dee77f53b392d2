import * as v from 'valibot';
import { deleteUnusedAccounts } from '@server/accounts/unusedAccounts';
import type { Context } from '@server/context/context';
import type { Db } from '@server/database/schema';
import { readSetting, writeSetting } from '@server/database/settings';
import { truncateWal } from '@server/database/truncateWal';
import { formatDate } from '@server/mail/message';
import { deleteExports } from '@server/lib/exports';
import { deleteMailFiles, mailFilesBefore } from '@server/mail/storedMails';
import { deleteInBatches } from '@server/records/deleteInBatches';
import { DAY } from '@/lib/time/durations';
import { recordKinds } from './findPerson';

const KEY = 'last_purge';
/** A server that was off for longer looks like one whose clock has jumped. */
const MAX_PAUSE = 2 * DAY;
/** As the help of the commands that write them says. */
const EXPORTS_KEPT_MS = 30 * DAY;

const LastPurge = v.object({ at: v.number(), retentionDays: v.number(), deleted: v.optional(v.number(), 0) });
type PurgeContext = Pick<Context, 'config' | 'db' | 'dialect' | 'now'>;

/** When the last purge ran, for which period, and how much it deleted; undefined before the first. */
export const readLastPurge = (db: Db): Promise<v.InferOutput<typeof LastPurge> | undefined> =>
  readSetting(db, KEY, LastPurge);

/**
 * Why a purge has to be confirmed: the clock has jumped or RETENTION_DAYS has shrunk, either of which may be a mistake that deletes
 * everything. Empty when it may run.
 */
export async function reasonsToWait({ config, db, now }: Omit<PurgeContext, 'dialect'>): Promise<string[]> {
  const last = await readLastPurge(db);
  if (!last) return [];
  const time = now();
  const hasJumped = Math.abs(time - last.at) > MAX_PAUSE;
  const hasShrunk = config.retentionDays < last.retentionDays;
  return [
    ...(hasJumped
      ? [`the clock says ${formatDate(time)}, and at the last clean-up it said ${formatDate(last.at)}`]
      : []),
    ...(hasShrunk ? [`RETENTION_DAYS was ${last.retentionDays} and is ${config.retentionDays}`] : []),
  ];
}

/**
 * Deletes records and mails older than RETENTION_DAYS, and accounts unused for ACCOUNT_MONTHS. Asks nobody: see `reasonsToWait`.
 * @returns how many of each went, by table; `files` are mails that were written to files
 */
export async function purgePeople(context: PurgeContext): Promise<Record<string, number>> {
  const { config, db, dialect, now } = context;
  const time = now();
  const oldest = time - config.retentionDays * DAY;
  const deleted: Record<string, number> = {};
  for (const { table } of recordKinds)
    deleted[table] = await deleteInBatches(db, table, 'created_at', oldest);
  deleted.outbox = await deleteInBatches(db, 'outbox', 'created_at', oldest);
  deleted.accounts = await deleteUnusedAccounts({ config, db, now });
  const files = await mailFilesBefore(config.dataDir, oldest);
  await deleteMailFiles(config.dataDir, files);
  await deleteExports(config.dataDir, time - EXPORTS_KEPT_MS);
  deleted.files = files.length;
  const all = Object.values(deleted).reduce((sum, some) => sum + some, 0);
  await writeSetting(db, KEY, { at: time, retentionDays: config.retentionDays, deleted: all });
  // If the database is in use, the next purge makes up for it.
  await truncateWal({ db, dialect });
  return deleted;
}

/** Deletes applications of people who were erased, once the law no longer requires them. @returns how many */
export const releaseLegalHolds = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> =>
  deleteInBatches(db, 'applications', 'erase_after', now());
