import { randomUUID } from 'node:crypto';
import type { Enquiry } from '@/contract/enquiries';
import { HOUR } from '@/lib/time/durations';
import type { Context } from '@server/context/context';
import type { Trx } from '@server/database/schema';
import { mailSettings } from '@server/mail/message';
import { queueMails } from '@server/mail/outbox';
import { enquiryMessage, enquiryReceipt, type NewEnquiry } from './enquiryRecords';

/**
 * Stores an enquiry and queues the mails to the provider and the visitor, in one transaction. What repeats an enquiry of the last hour
 * succeeds without effect: a browser that lost the answer may have sent it again.
 */
export async function storeEnquiry(context: Context, enquiry: Enquiry): Promise<void> {
  const row = toRow(enquiry, context.now());
  const settings = mailSettings(context.config);
  await context.db.transaction().execute(async (trx) => {
    if (await isRepeat(trx, row)) return;
    await trx.insertInto('enquiries').values(row).execute();
    await queueMails(context, trx, row, {
      kind: 'enquiry',
      toProvider: enquiryMessage(settings, row),
      receipt: enquiryReceipt(settings, row),
    });
  });
}

function toRow(enquiry: Enquiry, created_at: number): NewEnquiry {
  const { name, phone, email, message, enquiryType } = enquiry;
  const form =
    'termsAccepted' in enquiry
      ? ({ terms_accepted: 1, source: 'contact' } as const)
      : ({ terms_accepted: null, source: 'home' } as const);
  return { id: randomUUID(), created_at, name, phone, email, message, enquiry_type: enquiryType, ...form };
}

async function isRepeat(trx: Trx, enquiry: NewEnquiry): Promise<boolean> {
  const { name, phone, email, message, enquiry_type, source } = enquiry;
  const earlier = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('created_at', '>', enquiry.created_at - HOUR)
    .where((row) => row.and({ name, phone, email, message, enquiry_type, source }))
    .executeTakeFirst();
  return earlier !== undefined;
}
