import { randomUUID } from 'node:crypto';
import type { OutboxRow, Trx } from '@server/database/schema';
import type { Message } from './messages';

/**
 * Stores a mail for sending in the transaction that stores what it is about: there is never one without the other.
 * @param reference the application whose CV is attached
 */
export async function queueMail(
  trx: Trx,
  kind: OutboxRow['kind'],
  { to, replyTo, subject, text }: Message,
  reference: string | null = null,
): Promise<void> {
  const now = Date.now();
  await trx
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind,
      to_address: to,
      subject,
      body: text,
      reference,
      reply_to: replyTo,
      created_at: now,
      next_attempt_at: now,
      attempts: 0,
      last_error: null,
      sent_at: null,
      claimed_until: null,
    })
    .execute();
}
