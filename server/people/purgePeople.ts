import type { Context } from '@server/context/context';
import { deleteUnusedAccounts } from '@server/accounts/unusedAccounts';
import { truncateWal } from '@server/database/truncateWal';
import { deleteMailFiles, mailFilesBefore } from '@server/mail/storedMails';
import { deleteInBatches } from '@server/records/deleteInBatches';
import { DAY } from '@/lib/time/durations';
import { rememberPurge } from './purgeGuard';
import { recordKinds } from './findPerson';

/**
 * Deletes records and mails older than RETENTION_DAYS, accounts unused for ACCOUNT_MONTHS, and records of people who were erased once the
 * law no longer requires them. Asks nobody: see `purgeGuard` for when somebody has to be asked.
 * @returns how many of each went, by table; `files` are mails that were written to files
 */
export async function purgePeople({
  config,
  db,
  dialect,
  now,
}: Pick<Context, 'config' | 'db' | 'dialect' | 'now'>): Promise<Record<string, number>> {
  const time = now();
  const oldest = time - config.retentionDays * DAY;
  const deleted: Record<string, number> = {};
  for (const { table, legalHold } of recordKinds) {
    const tooOld = await deleteInBatches(db, table, 'created_at', oldest);
    deleted[table] = tooOld + ((await legalHold?.release(db, time)) ?? 0);
  }
  // A copy is never older than its record, which is gone by now.
  await deleteInBatches(db, 'copies', 'created_at', oldest);
  deleted.outbox = await deleteInBatches(db, 'outbox', 'created_at', oldest);
  deleted.accounts = await deleteUnusedAccounts({ config, db, now });
  const files = await mailFilesBefore(config.dataDir, oldest);
  await deleteMailFiles(config.dataDir, files);
  await rememberPurge({ config, db, now });
  // If the database is in use for too long, the next purge makes up for it.
  await truncateWal({ db, dialect });
  return { ...deleted, files: files.length };
}
