import type { ApplicationText } from '@/contract/applications';
import { receiptCopy, receiptsCopy } from '@/content/receipt';
import type { Enquiry } from '@/contract/enquiries';
import { harmlessFileName, paragraphs, formatDate, type Field } from './plainText';

/** A mail's content; its sender and attachment are added when it is sent. */
export type Message = { to: string; replyTo: string | null; subject: string; text: string };

/** The provider and the site's address, from the configuration. */
export type MailSettings = { providerName: string; providerEmail: string; siteUrl: string };

/** To the provider: an enquiry, which they answer by replying. */
export function enquiryMessage(
  settings: MailSettings,
  enquiry: Enquiry & { id: string; createdAt: number },
): Message {
  const fields: Field[] = [
    ['Name', enquiry.name],
    ['Phone', enquiry.phone],
    ['Email', enquiry.email],
    ['About', enquiry.enquiryType],
    ['Sent', formatDate(enquiry.createdAt)],
    ['Reference', enquiry.id],
  ];
  return {
    to: settings.providerEmail,
    replyTo: enquiry.email,
    subject: `Enquiry about ${enquiry.enquiryType} from ${enquiry.name}`,
    text: paragraphs(
      'An enquiry has come in through the website.',
      fields,
      `Message:\n${enquiry.message}`,
      'Reply to this email to answer them.',
    ),
  };
}

// What the mail about an application says of its CV. It is queued with the first; startOutbox swaps in another if the CV is not sent.
export const CV_ATTACHED = 'Their CV is attached.';
export const CV_UNSCANNED =
  'Their CV is not attached: the virus scanner does not answer, so the file has not been checked. "npm run inbox" saves it.';
export const CV_INFECTED = 'Their CV is not attached: a virus was found in it. Ask them for another copy.';

/** What the mails about an application need; `replaced` is the same person's earlier one, if any. */
type MailedApplication = ApplicationText & {
  accountEmail: string;
  id: string;
  /** What the candidate calls it (see `applicationReference`). */
  reference: string;
  jobId: string;
  jobTitle: string;
  /** The name of the CV's file. */
  resumeName: string;
  createdAt: number;
  replaced?: { id: string; createdAt: number } | undefined;
};

/** To the provider: an application; its CV is attached on sending. */
export function applicationMessage(settings: MailSettings, application: MailedApplication): Message {
  const { replaced } = application;
  const replaces = replaced && `replaces the application of ${formatDate(replaced.createdAt)}`;
  const fields: Field[] = [
    ['Vacancy', `${application.jobTitle} (number ${application.jobId})`],
    ['Name', application.fullName],
    ['Email', application.email],
    ['Phone', application.phoneNumber || 'not given'],
    ['Signed in as', application.accountEmail],
    ['Sent', formatDate(application.createdAt)],
    ['Reference', application.reference],
    ['Stored as', application.id],
  ];
  const subject = `Application for ${application.jobTitle} from ${application.fullName}`;
  return {
    to: settings.providerEmail,
    replyTo: application.email,
    subject: replaces ? `${subject} (${replaces})` : subject,
    text: paragraphs(
      `Someone has applied for a vacancy through the website. ${CV_ATTACHED}`,
      ...(replaced ? [`This application ${replaces}, stored as ${replaced.id}.`] : []),
      fields,
      `Cover letter:\n${application.message}`,
      `The vacancy: ${settings.siteUrl}/job/${encodeURIComponent(application.jobId)}`,
    ),
  };
}

/**
 * To the visitor: their enquiry has arrived. It repeats nothing they typed: the address may be someone else's, and nobody may
 * send their own text through the provider.
 */
export const enquiryReceipt = (settings: MailSettings, enquiry: { email: string; id: string }): Message => ({
  to: enquiry.email,
  replyTo: settings.providerEmail,
  subject: 'We have received your enquiry',
  text: paragraphs(
    'Thank you for getting in touch. Your enquiry has reached us and we will answer you shortly.',
    `Your reference is ${enquiry.id}.`,
    'If you did not write to us, someone gave your address by mistake and you can ignore this email.',
    settings.providerName,
  ),
});

/**
 * To the visitor: their application has arrived, in the words of the receipt on their device. Like the one above it repeats
 * nothing they typed, and of the CV's name only what cannot carry a message.
 */
export const applicationReceipt = (settings: MailSettings, application: MailedApplication): Message => ({
  to: application.email,
  replyTo: settings.providerEmail,
  subject: `We have received your application for ${application.jobTitle}`,
  text: paragraphs(
    receiptCopy.reached(application.jobTitle),
    ...(application.replaced
      ? [`It replaces the one you sent on ${formatDate(application.replaced.createdAt)}.`]
      : []),
    [
      [receiptsCopy.labels.reference, application.reference],
      [receiptsCopy.labels.sentAt, formatDate(application.createdAt)],
      [receiptsCopy.labels.cv, harmlessFileName(application.resumeName)],
    ],
    receiptCopy.next,
    receiptCopy.call,
    settings.providerName,
  ),
});
