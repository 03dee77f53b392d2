import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Enquiry } from '@/contract/enquiries';
import type { Context } from '@server/context/context';
import { emailKey } from '@server/database/emailKey';
import type { EnquiryRow, Trx } from '@server/database/schema';
import { mailSettings } from '@server/mail/mailSettings';
import { queueMails } from '@server/mail/queueMails';
import { HOUR } from '@/lib/time/durations';
import { enquiryMessage, enquiryReceipt } from './enquiryRecords';

/**
 * Stores an enquiry and queues the mails to the provider and the visitor, in one transaction. An enquiry that repeats one of the
 * last hour succeeds without effect: a browser that lost the answer may have sent it again. An address that has reached
 * its daily limit of receipts gets no more.
 */
export async function storeEnquiry(context: Context, enquiry: Enquiry): Promise<void> {
  const content = columnsOf(enquiry);
  const row = { ...content, id: randomUUID(), created_at: context.now() };
  const settings = mailSettings(context.config);
  await context.db.transaction().execute(async (trx) => {
    if (context.dialect === 'postgres') await lockSender(trx, enquiry);
    if (await isRepeat(trx, content, row.created_at - HOUR)) return;
    await trx.insertInto('enquiries').values(row).execute();
    await queueMails(context, trx, row, {
      kind: 'enquiry',
      toProvider: enquiryMessage(settings, row),
      receipt: enquiryReceipt(settings, row),
    });
  });
}

// Arbitrary; tells these locks from others.
const ENQUIRY_LOCK = 1;

/** Makes enquiries from one address wait for each other, so that each sees the other. SQLite has a single writer anyway. */
const lockSender = (trx: Trx, { email }: Enquiry) =>
  sql`select pg_advisory_xact_lock(${ENQUIRY_LOCK}, hashtext(${emailKey(email)}))`.execute(trx);

type Content = Omit<EnquiryRow, 'id' | 'created_at'>;

function columnsOf(enquiry: Enquiry): Content {
  const { name, phone, email, message } = enquiry;
  const isContact = 'termsAccepted' in enquiry;
  return {
    name,
    phone,
    email,
    message,
    enquiry_type: enquiry.enquiryType,
    terms_accepted: isContact ? 1 : null,
    source: isContact ? 'contact' : 'home',
  };
}

/** Whether the same enquiry was stored after `since` (epoch milliseconds). */
async function isRepeat(trx: Trx, content: Content, since: number): Promise<boolean> {
  const { name, phone, email, enquiry_type, message, source } = content;
  const earlier = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('created_at', '>', since)
    .where((row) => row.and({ name, phone, email, enquiry_type, message, source }))
    .executeTakeFirst();
  return earlier !== undefined;
}
