import type { Enquiry } from '@/contract/enquiries';
import type { EnquiryRow } from '@server/database/schema';
import { type MailSettings, type Message, formatDate, paragraphs } from '@server/mail/message';
import { recordKind } from '@server/records/recordKind';
import type { OpenForm } from '@server/records/insertUnlessDuplicate';

/** Enquiries from both forms. */
export const enquiryRecords = recordKind({
  table: 'enquiries',
  rows: (db) => db.selectFrom('enquiries').selectAll(),
  inbox: (rows) =>
    rows.map((row) => ({
      id: row.id,
      title: `Enquiry ${row.id}`,
      fields: [
        ['Sent', formatDate(row.created_at)],
        ['About', row.enquiry_type],
        ['Name', row.name],
        ['Phone', row.phone],
        ['Email', row.email],
        ['Message', row.message],
      ],
    })),
});

/** To the provider: an enquiry, which they answer by replying. */
export const enquiryMessage = ({ providerEmail }: MailSettings, row: EnquiryRow): Message => ({
  to: providerEmail,
  replyTo: row.email,
  subject: `Enquiry about ${row.enquiry_type} from ${row.name}`,
  text: paragraphs(
    'An enquiry has come in through the website.',
    [
      ['Name', row.name],
      ['Phone', row.phone],
      ['Email', row.email],
      ['About', row.enquiry_type],
      ['Sent', formatDate(row.created_at)],
      ['Reference', row.id],
    ],
    `Message:\n${row.message}`,
    'Reply to this email to answer them.',
  ),
});

/**
 * To the visitor: their enquiry has arrived. It repeats nothing they typed: the address may be someone else's, and nobody may
 * send their own text through the provider.
 */
export const enquiryReceipt = (
  { providerEmail, providerName }: MailSettings,
  { email, id }: Pick<EnquiryRow, 'email' | 'id'>,
): Message => ({
  to: email,
  replyTo: providerEmail,
  subject: 'We have received your enquiry',
  text: paragraphs(
    'Thank you for getting in touch. Your enquiry has reached us and we will answer you shortly.',
    `Your reference is ${id}.`,
    'If you did not write to us, someone gave your address by mistake and you can ignore this email.',
    providerName,
  ),
});

type EnquiryColumns = Omit<EnquiryRow, 'id' | 'created_at'>;

/** How `insertUnlessDuplicate` stores enquiries, and the mails about them. */
export const enquiryForm: OpenForm<EnquiryColumns> = {
  table: 'enquiries',
  insert: (trx, row) => trx.insertInto('enquiries').values(row).execute(),
  kind: 'enquiry',
  toProvider: enquiryMessage,
  receipt: enquiryReceipt,
};

/** An enquiry as it is stored. */
export function enquiryColumns(enquiry: Enquiry): EnquiryColumns {
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
