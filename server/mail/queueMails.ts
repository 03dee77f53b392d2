import type { Context } from '@server/context/context';
import { emailKey } from '@server/database/emailKey';
import type { OutboxRow, Trx } from '@server/database/schema';
import { limits } from '@server/rateLimit/limits';
import { isWithinRateLimit } from '@server/rateLimit/rateLimit';
import type { Message } from './message';
import { queueMail } from './outbox';

/**
 * Queues the mails about something that a visitor has sent, in the transaction that stores it: one to the provider and, unless the
 * address that they typed has reached its daily limit of receipts, one to them.
 * @param delay milliseconds until the first attempt at the mail to the provider
 */
export async function queueMails(
  context: Pick<Context, 'config' | 'now'>,
  trx: Trx,
  { id, email }: { id: string; email: string },
  mails: { kind: OutboxRow['kind']; toProvider: Message; receipt: Message; delay?: number },
): Promise<void> {
  await queueMail(context, trx, mails.kind, mails.toProvider, { reference: id, delay: mails.delay ?? 0 });
  const counted = { ...context, db: trx };
  if (await isWithinRateLimit(counted, `receipt:${emailKey(email)}`, limits.receiptByEmail))
    await queueMail(context, trx, 'receipt', mails.receipt, { reference: id });
}
