import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { HOUR } from '@/lib/time/durations';
import type { Context } from '@server/context/context';
import { emailKey } from '@server/database/queries';
import type { OutboxRow, Trx } from '@server/database/schema';
import { type MailSettings, mailSettings, type Message } from '@server/mail/message';
import { queueMails } from '@server/mail/outbox';
import type { RecordTable } from './recordKind';

/** The columns of a record but for its id and its time. */
type Content = { email: string; [column: string]: string | number | null };
type Stored<Columns> = Columns & { id: string; created_at: number };

/** A form that needs no account; see enquiries/enquiryRecords.ts. */
export type OpenForm<Columns extends Content> = {
  table: RecordTable;
  insert: (trx: Trx, row: Stored<Columns>) => Promise<unknown>;
  /** That of the mail to the provider. */
  kind: OutboxRow['kind'];
  toProvider: (settings: MailSettings, row: Stored<Columns>) => Message;
  receipt: (settings: MailSettings, row: Stored<Columns>) => Message;
};

/**
 * Stores what was sent with a form and queues the mails to the provider and the visitor, in one transaction. What repeats a record of
 * the last hour succeeds without effect: a browser that lost the answer may have sent it again. An address that has reached its
 * daily limit of receipts gets no more.
 */
export async function insertUnlessDuplicate<Columns extends Content>(
  context: Context,
  form: OpenForm<Columns>,
  content: Columns,
): Promise<void> {
  const row = { ...content, id: randomUUID(), created_at: context.now() };
  const settings = mailSettings(context.config);
  await context.db.transaction().execute(async (trx) => {
    if (context.dialect === 'postgres') await lockSender(trx, form.table, content.email);
    if (await isRepeat(trx, form.table, content, row.created_at - HOUR)) return;
    await form.insert(trx, row);
    await queueMails(context, trx, row, {
      kind: form.kind,
      toProvider: form.toProvider(settings, row),
      receipt: form.receipt(settings, row),
    });
  });
}

/** Makes records from one address wait for each other, so that each sees the other. SQLite has a single writer anyway. */
const lockSender = (trx: Trx, table: RecordTable, email: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${table}), hashtext(${emailKey(email)}))`.execute(trx);

/** Whether the same was stored after `since` (epoch milliseconds). */
async function isRepeat(trx: Trx, table: RecordTable, content: Content, since: number): Promise<boolean> {
  const isSame = Object.entries(content).map(
    ([column, value]) => sql`${sql.ref(column)} is not distinct from ${value}`,
  );
  const earlier = sql`
    select id from ${sql.table(table)}
    where created_at > ${since} and ${sql.join(isSame, sql` and `)}`;
  return (await earlier.execute(trx)).rows.length > 0;
}
