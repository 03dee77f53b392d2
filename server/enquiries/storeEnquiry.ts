import { randomUUID } from 'node:crypto';
import type { Enquiry } from '@/contract/enquiries';
import type { Context } from '@server/context';
import { enquiryMessage, enquiryReceipt } from '@server/mail/messages';
import { queueMail } from '@server/mail/outbox';
import { mailSetting } from '@server/mail/mailSetting';

/** Stores an enquiry together with the mails to the provider and to the visitor: all of it or nothing. */
export async function storeEnquiry(context: Context, enquiry: Enquiry): Promise<void> {
  const id = randomUUID();
  const createdAt = context.now();
  const setting = mailSetting(context.config);
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
    await queueMail(trx, 'enquiry', enquiryMessage(setting, { ...enquiry, id, createdAt }));
    await queueMail(trx, 'receipt', enquiryReceipt(setting, { email: enquiry.email, id }));
  });
}
