import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { CLOCK_SKEW, MINUTE, SECOND } from '@/lib/time/durations';
import type { Context } from '@server/context/context';
import { emailKey } from '@server/database/queries';
import type { OutboxRow, Tables, Trx } from '@server/database/schema';
import { limits } from '@server/rateLimit/limits';
import { isWithinRateLimit } from '@server/rateLimit/rateLimit';
import type { Message } from './message';

/** After this many failures a mail counts as stuck, but is still retried. */
export const STUCK_ATTEMPTS = 5;

/** Longer than the largest CV takes to send: a mail that took longer would be sent twice, under the same Message-ID. */
const CLAIM_MS = 5 * MINUTE;
/** Short enough for all that waits to go soon after an outage. */
const MAX_PAUSE = 15 * MINUTE;

/**
 * Queues a mail in the transaction that stores what it reports, so that there is never one without the other.
 * @param context.now the time from which the mail counts
 * @param options.reference the id of what the mail is about: a record or an account
 * @param options.delay milliseconds until the first attempt
 */
export async function queueMail(
  { now }: Pick<Context, 'now'>,
  trx: Trx,
  kind: OutboxRow['kind'],
  { to, replyTo, subject, text }: Message,
  { reference = null, delay = 0 }: { reference?: string | null; delay?: number } = {},
): Promise<void> {
  const time = now();
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
      created_at: time,
      // A reset link goes before all others.
      next_attempt_at: kind === 'reset' ? 0 : time + delay,
      attempts: 0,
      last_error: null,
      sent_at: null,
      claimed_until: null,
    })
    .execute();
}

/**
 * Claims the mail that is due first, so that no other connection or copy of the server sends it. Claims expire, in case the server that
 * holds one dies.
 * @returns undefined if none is due
 */
export function claimMail({
  db,
  dialect,
  now,
}: Pick<Context, 'db' | 'dialect' | 'now'>): Promise<OutboxRow | undefined> {
  const time = now();
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where(isDue(time))
    .orderBy('next_attempt_at')
    .limit(1)
    // What another connection is just claiming is left to it. SQLite has a single writer anyway.
    .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked());
  return db
    .updateTable('outbox')
    .set({ claimed_until: time + CLAIM_MS })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
}

/** A time further ahead than any pause or claim was written by a clock that was wrong, and counts as past. */
const isDue = (time: number) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.and([
    row.or([row('next_attempt_at', '<=', time), row('next_attempt_at', '>', time + MAX_PAUSE + CLOCK_SKEW)]),
    row.or([
      row('claimed_until', 'is', null),
      row('claimed_until', '<=', time),
      row('claimed_until', '>', time + CLAIM_MS + CLOCK_SKEW),
    ]),
  ]);

const ERASED = { to_address: '', reply_to: null, subject: '', body: '', last_error: null };

/**
 * Marks a claimed mail as sent and erases its addresses, subject and text; a mail server's errors name addresses too.
 * @returns false if the mail was erased while it was being sent
 */
export async function markSent(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id }: OutboxRow,
): Promise<boolean> {
  const marked = await db
    .updateTable('outbox')
    .set({ ...ERASED, sent_at: now(), claimed_until: null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Schedules a claimed mail's next attempt; the pause doubles from one minute to MAX_PAUSE, but stays at one minute for a reset link. */
export async function markFailed(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, kind, attempts }: OutboxRow,
  reason: string,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      attempts: attempts + 1,
      last_error: reason.slice(0, 500),
      next_attempt_at: now() + (kind === 'reset' ? MINUTE : Math.min(MINUTE * 2 ** attempts, MAX_PAUSE)),
      claimed_until: null,
    })
    .where('id', '=', id)
    .execute();
}

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
  // "ada+1@", "ada+2@" and so on are one inbox.
  const inbox = emailKey(email).replace(/\+.*@/, '@');
  if (await isWithinRateLimit(counted, `receipt:${inbox}`, limits.receiptByEmail))
    await queueMail(context, trx, 'receipt', mails.receipt, { reference: id });
}

/** How many mails are unsent, how many of those are stuck, and the age of the oldest. */
export async function outboxHealth({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<{ waiting: number; stuck: number; oldestSeconds: number }> {
  const { waiting, stuck, oldest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.countAll<number>().filterWhere('attempts', '>=', STUCK_ATTEMPTS).as('stuck'),
      fn.min<number | null>('created_at').as('oldest'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  const time = now();
  return { waiting, stuck, oldestSeconds: Math.round((time - Math.min(oldest ?? time, time)) / SECOND) };
}
