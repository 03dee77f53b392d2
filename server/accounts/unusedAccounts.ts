import { MONTH } from '@/lib/time/durations';
import type { Context } from '@server/context/context';
import type { AccountRow, Db } from '@server/database/schema';
import { mailSettings } from '@server/mail/message';
import { queueMail } from '@server/mail/outbox';
import { unusedMessage } from './accountMails';

type CleanUpContext = Pick<Context, 'config' | 'db' | 'now'>;

/** How long before the deletion the owner is mailed. */
const NOTICE = MONTH;
/** A limit for each run, so that requests are not held up. */
const MAX_MAILS = 100;

/** The query that records when an account was used, which postpones its deletion. */
export const markAccountUsed = (db: Db, id: string, time: number) =>
  db.updateTable('accounts').set({ last_used_at: time, warned_at: null }).where('id', '=', id);

/**
 * Deletes accounts that nobody has used for ACCOUNT_MONTHS, once their owners have had a month's notice, and mails the owners of those
 * that are a month from it. Accounts whose use is restricted stay.
 * @returns how many were deleted
 */
export async function deleteUnusedAccounts(context: CleanUpContext): Promise<number> {
  const { config, db, now } = context;
  const time = now();
  const { numDeletedRows } = await db
    .deleteFrom('accounts')
    .where('last_used_at', '<', time - config.accountMonths * MONTH)
    .where('warned_at', '<=', time - NOTICE)
    .where('restricted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const unwarned = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'last_used_at'])
    .where('last_used_at', '<', time - config.accountMonths * MONTH + NOTICE)
    .where('warned_at', 'is', null)
    .where('restricted_at', 'is', null)
    .limit(MAX_MAILS)
    .execute();
  for (const account of unwarned) await warn(context, account);
  return Number(numDeletedRows);
}

async function warn(
  { config, db, now }: CleanUpContext,
  { id, email, last_used_at: lastUsed }: Pick<AccountRow, 'id' | 'email' | 'last_used_at'>,
): Promise<void> {
  const warned_at = now();
  const deletedAt = Math.max(lastUsed + config.accountMonths * MONTH, warned_at + NOTICE);
  await db.transaction().execute(async (trx) => {
    const marked = await trx
      .updateTable('accounts')
      .set({ warned_at })
      .where('id', '=', id)
      // Unless it has been used meanwhile, or "people purge" has mailed its owner.
      .where('last_used_at', '=', lastUsed)
      .where('warned_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    const message = unusedMessage(mailSettings(config), { email, lastUsed, deletedAt });
    if (marked) await queueMail({ now }, trx, 'notice', message, { reference: id });
  });
}
