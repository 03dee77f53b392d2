import { MONTH } from '@/lib/time/durations';
import type { Context } from '@server/context/context';
import type { Db } from '@server/database/schema';
import { mailSettings } from '@server/mail/message';
import { queueMail } from '@server/mail/outbox';
import { unusedMessage } from './accountMails';

/** How long before the deletion the owner is mailed. */
const NOTICE = MONTH;

/** The query that records when an account was used, which postpones its deletion. */
export const markAccountUsed = (db: Db, id: string, time: number) =>
  db.updateTable('accounts').set({ last_used_at: time, warned_at: null }).where('id', '=', id);

/**
 * Deletes accounts that nobody has used for ACCOUNT_MONTHS, a month after a mail to their owners that says so was
 * queued, and queues that mail for those that are a month from it. Accounts whose use is restricted stay.
 * @returns how many were deleted
 */
export async function deleteUnusedAccounts({
  config,
  db,
  now,
}: Pick<Context, 'config' | 'db' | 'now'>): Promise<number> {
  const time = now();
  const { numDeletedRows } = await db
    .deleteFrom('accounts')
    .where('last_used_at', '<', time - config.accountMonths * MONTH)
    .where('warned_at', '<=', time - NOTICE)
    .where('restricted_at', 'is', null)
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    const warned = await trx
      .updateTable('accounts')
      .set({ warned_at: time })
      .where('last_used_at', '<', time - config.accountMonths * MONTH + NOTICE)
      // Nor mailed by another copy of the server meanwhile.
      .where('warned_at', 'is', null)
      .where('restricted_at', 'is', null)
      .returning(['id', 'email', 'last_used_at'])
      .execute();
    for (const { id, email, last_used_at: lastUsed } of warned) {
      const deletedAt = Math.max(lastUsed + config.accountMonths * MONTH, time + NOTICE);
      const message = unusedMessage(mailSettings(config), { email, lastUsed, deletedAt });
      await queueMail({ now }, trx, 'notice', message, { reference: id });
    }
  });
  return Number(numDeletedRows);
}
