import type { Context } from '@server/context/context';
import { truncateWal } from '@server/database/truncateWal';
import { deleteMailFiles, mailFilesBefore } from '@server/mail/storedMails';
import { deleteInBatches } from '@server/records/deleteInBatches';
import { DAY } from '@/lib/time/durations';
import { recordKinds } from './recordKinds';

/**
 * Deletes records and mails older than RETENTION_DAYS, and records of people who were erased once the law no longer requires them.
 */
export async function purgePeople({
  config,
  db,
  dialect,
  now,
}: Pick<Context, 'config' | 'db' | 'dialect' | 'now'>): Promise<void> {
  const time = now();
  const oldest = time - config.retentionDays * DAY;
  for (const { table, legalHold } of recordKinds) {
    await deleteInBatches(db, table, 'created_at', oldest);
    await legalHold?.release(db, time);
  }
  await deleteInBatches(db, 'outbox', 'created_at', oldest);
  await deleteMailFiles(config.dataDir, await mailFilesBefore(config.dataDir, oldest));
  // If the database is in use for too long, the next purge makes up for it.
  await truncateWal({ db, dialect });
}
