import { randomUUID } from 'node:crypto';
import type { Enquiry } from '@/contract/enquiries';
import type { Context } from '@server/context';
import { enquiryMessage, enquiryReceipt } from '@server/mail/messages';
import { mayReceipt } from '@server/mail/mayReceipt';
import { queueMail } from '@server/mail/outbox';
import { mailSettings } from '@server/mail/mailSettings';

/**
 * Stores an enquiry and queues the mails to the provider and the visitor, in one transaction. An address that has had its day's
 * receipts gets no more.
 */
export async function storeEnquiry(context: Context, enquiry: Enquiry): Promise<void> {
  const id = randomUUID();
  const createdAt = context.now();
  const settings = mailSettings(context.config);
  const isContact = 'termsAccepted' in enquiry;
  await context.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('enquiries')
      .values({
        id,
        name: enquiry.name,
        phone: enquiry.phone,
        email: enquiry.email,
        enquiry_type: enquiry.enquiryType,
        message: enquiry.message,
        terms_accepted: isContact ? 1 : null,
        source: isContact ? 'contact' : 'home',
        created_at: createdAt,
      })
      .execute();
    await queueMail(context, trx, 'enquiry', enquiryMessage(settings, { ...enquiry, id, createdAt }), {
      reference: id,
    });
    if (await mayReceipt({ ...context, db: trx }, enquiry.email))
      await queueMail(context, trx, 'receipt', enquiryReceipt(settings, { email: enquiry.email, id }), {
        reference: id,
      });
  });
}
