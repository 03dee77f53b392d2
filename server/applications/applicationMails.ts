import type { ApplicationText } from '@/contract/applications';
import { receiptSentences, keptReceiptsCopy } from '@/content/receipt';
import {
  CV_ATTACHED,
  type MailSettings,
  type Message,
  type Field,
  formatDate,
  harmlessFileName,
  oneLine,
  paragraphs,
  quoted,
} from '@server/mail/message';

/** What the mails about an application need; `replaced` is the same person's earlier one, if any. */
export type MailedApplication = ApplicationText & {
  accountEmail: string;
  /** What the candidate calls it (see `applicationReference`). */
  reference: string;
  jobId: string;
  jobTitle: string;
  /** The name of the CV's file. */
  resumeName: string;
  createdAt: number;
  replaced?: { reference: string; createdAt: number } | undefined;
};

/** To the provider: an application; its CV is attached on sending. */
export function applicationMessage(settings: MailSettings, application: MailedApplication): Message {
  const { replaced } = application;
  const replaces = replaced && `replaces ${replaced.reference} of ${formatDate(replaced.createdAt)}`;
  const fields: Field[] = [
    ['Vacancy', `${application.jobTitle} (number ${application.jobId})`],
    ['Its page', `${settings.siteUrl}/job/${encodeURIComponent(application.jobId)}`],
    ['Reference', application.reference],
    ['Name', application.fullName],
    ['Email', application.email],
    ['Phone', application.phoneNumber || 'not given'],
    ['Signed in as', application.accountEmail],
    ['Sent', formatDate(application.createdAt)],
  ];
  const subject = oneLine(
    `Application for ${application.jobTitle} (${application.jobId}) from ${application.fullName}`,
  );
  return {
    to: settings.providerEmail,
    replyTo: application.email,
    subject: replaces ? `${subject} (${replaces})` : subject,
    text: paragraphs(
      `Someone has applied for a vacancy through the website. ${CV_ATTACHED}`,
      ...(replaces ? [`This application ${replaces}.`] : []),
      fields,
      `Their cover letter, each line marked with >:\n${quoted(application.message)}`,
      'Reply to this email to answer them.',
    ),
  };
}

/**
 * To the visitor: their application has arrived, in the words of the receipt on their device. Like the receipt
 * of an enquiry it repeats nothing they typed, and of the CV's name only what cannot carry a message.
 */
export const applicationReceipt = (settings: MailSettings, application: MailedApplication): Message => ({
  to: application.email,
  replyTo: settings.providerEmail,
  subject: `We have received your application for ${application.jobTitle}`,
  text: paragraphs(
    receiptSentences.reached,
    ...(application.replaced
      ? [`It replaces the one you sent on ${formatDate(application.replaced.createdAt)}.`]
      : []),
    [
      [keptReceiptsCopy.labels.reference, application.reference],
      [keptReceiptsCopy.labels.sentAt, formatDate(application.createdAt)],
      [keptReceiptsCopy.labels.cv, harmlessFileName(application.resumeName)],
    ],
    receiptSentences.next,
    receiptSentences.call,
    settings.providerName,
  ),
});
