import type { Context } from '@server/context';
import { emptyJournal } from '@server/database/emptyJournal';
import { deleteMailFiles, mailFilesBefore } from '@server/mail/storedMails';
import { DAY } from '@server/time';

/**
 * Deletes enquiries, applications and mails older than RETENTION_DAYS, and applications of people who were erased once the law
 * no longer requires them.
 */
export async function purgePeople({
  config,
  db,
  dialect,
  now,
}: Pick<Context, 'config' | 'db' | 'dialect' | 'now'>): Promise<void> {
  const time = now();
  const oldest = time - config.retentionDays * DAY;
  await db
    .deleteFrom('applications')
    .where((row) => row.or([row('created_at', '<', oldest), row('erase_after', '<=', time)]))
    .execute();
  await db.deleteFrom('enquiries').where('created_at', '<', oldest).execute();
  await db.deleteFrom('outbox').where('created_at', '<', oldest).execute();
  await deleteMailFiles(config.dataDir, await mailFilesBefore(config.dataDir, oldest));
  // If others use the database, the next purge does it.
  await emptyJournal({ db, dialect });
}
