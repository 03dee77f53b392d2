import type { Context } from '@server/context';
import { deleteMailFiles, mailFilesBefore } from '@server/mail/storedMails';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Deletes enquiries, applications and mails older than RETENTION_DAYS, and applications of people who were erased once the law
 * no longer requires them.
 */
export async function purgePeople({
  config,
  db,
  now,
}: Pick<Context, 'config' | 'db' | 'now'>): Promise<void> {
  const oldest = now() - config.retentionDays * DAY;
  await db
    .deleteFrom('applications')
    .where((row) => row.or([row('created_at', '<', oldest), row('erase_after', '<=', now())]))
    .execute();
  await db.deleteFrom('enquiries').where('created_at', '<', oldest).execute();
  await db.deleteFrom('outbox').where('created_at', '<', oldest).execute();
  await deleteMailFiles(config.dataDir, await mailFilesBefore(config.dataDir, oldest));
}
