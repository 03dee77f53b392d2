import type { EnquiryRow } from '@server/database/schema';
import { provider } from '@/content/provider';
import { hours } from '@/content/providerDetails';
import { shortReference } from '@/contract/reference';
import {
  type MailSettings,
  type Message,
  formatDate,
  oneLine,
  paragraphs,
  quoted,
  quotedWithoutLinks,
} from '@server/mail/message';
import { hasAddress, type InboxEntry, type RecordKind } from '@server/records/recordKind';

/** Enquiries from both forms. */
export const enquiryRecords: RecordKind = {
  table: 'enquiries',
  columns: { name: 'name', phone: 'phone' },
  find: (db, owner) =>
    db.selectFrom('enquiries').selectAll().where(hasAddress(owner)).orderBy('created_at').execute(),
  list: async (db, since) => {
    const rows = db.selectFrom('enquiries').selectAll().where('created_at', '>=', since);
    return (await rows.orderBy('created_at', 'desc').orderBy('id').execute()).map(toEntry);
  },
};

const toEntry = (row: EnquiryRow): InboxEntry => ({
  id: row.id,
  title: `Enquiry ${row.id}`,
  number: enquiryReference(row),
  isRestricted: row.restricted_at !== null,
  fields: [
    ['Sent', formatDate(row.created_at)],
    ['Number', enquiryReference(row)],
    ['About', row.enquiry_type],
    ['Name', row.name],
    ['Phone', row.phone],
    ['Email', row.email],
    ['Message', row.message],
  ],
});

/** An enquiry as it is first stored. */
export type NewEnquiry = Omit<EnquiryRow, 'restricted_at'>;

/** The reference number that a sender can quote on the telephone. */
const enquiryReference = ({ id }: Pick<EnquiryRow, 'id'>): string => shortReference('EN', id);

/** Who answers an enquiry: the home care team if it is about care, otherwise recruitment. */
const deskOf = ({ providerEmail }: MailSettings, { enquiry_type }: Pick<EnquiryRow, 'enquiry_type'>) =>
  enquiry_type === 'Health Care' ? provider.homeCareEmail : providerEmail;

/** To the provider: an enquiry, which they answer by replying. */
export const enquiryMessage = (settings: MailSettings, row: NewEnquiry): Message => ({
  to: deskOf(settings, row),
  replyTo: row.email,
  subject: oneLine(`Enquiry about ${row.enquiry_type} from ${row.name}`),
  text: paragraphs(
    `An enquiry has come in through the website. They were promised an answer within ${hours.reply}.`,
    [
      ['Name', row.name],
      ['Phone', row.phone],
      ['Email', row.email],
      ['About', row.enquiry_type],
      ['Sent', formatDate(row.created_at)],
      ['Reference', enquiryReference(row)],
    ],
    `Their message, each line marked with >:\n${quoted(row.message)}`,
    'Reply to this email to answer them.',
  ),
});

/** To the visitor: their enquiry has arrived, with a copy. The address may be someone else's, so nothing in the copy is a link. */
export const enquiryReceipt = (settings: MailSettings, row: NewEnquiry): Message => ({
  to: row.email,
  replyTo: deskOf(settings, row),
  subject: 'We have received your enquiry',
  text: paragraphs(
    `Thank you for getting in touch. Your enquiry has reached us, and a person will answer it within ${hours.reply}. Need us sooner? Ring ${provider.telephone.text}, ${hours.telephone}.`,
    `Your reference is ${enquiryReference(row)}.`,
    `What we received about ${row.enquiry_type}:\n${quotedWithoutLinks(row.message)}`,
    'If you did not write to us, someone gave your address by mistake and you can ignore this email.',
    settings.providerName,
  ),
});
