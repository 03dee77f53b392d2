import { receiptSentences, keptReceiptsCopy } from '@/content/receipt';
import type { ApplicationRow } from '@server/database/schema';
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

/** An application with the account that sent it and, if the same person had applied before, the one that it replaces. */
export type MailedApplication = Omit<ApplicationRow, 'resume'> & {
  accountEmail: string;
  replaced?: Pick<ApplicationRow, 'reference' | 'created_at'> | undefined;
};

/** To the provider: an application; its CV is attached on sending. */
export function applicationMessage(settings: MailSettings, application: MailedApplication): Message {
  const { replaced } = application;
  const replaces = replaced && `replaces ${replaced.reference} of ${formatDate(replaced.created_at)}`;
  const fields: Field[] = [
    ['Vacancy', `${application.job_title} (number ${application.job_id})`],
    ['Its page', `${settings.siteUrl}/job/${encodeURIComponent(application.job_id)}`],
    ['Reference', application.reference],
    ['Name', application.full_name],
    ['Email', application.email],
    ['Phone', application.phone_number || 'not given'],
    ['Signed in as', application.accountEmail],
    ['Sent', formatDate(application.created_at)],
  ];
  const subject = oneLine(
    `Application for ${application.job_title} (${application.job_id}) from ${application.full_name}`,
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
  subject: oneLine(`We have received your application for ${application.job_title}`),
  text: paragraphs(
    receiptSentences.reached,
    ...(application.replaced
      ? [`It replaces the one you sent on ${formatDate(application.replaced.created_at)}.`]
      : []),
    [
      [keptReceiptsCopy.labels.reference, application.reference],
      [keptReceiptsCopy.labels.sentAt, formatDate(application.created_at)],
      [keptReceiptsCopy.labels.cv, harmlessFileName(application.resume_name)],
    ],
    receiptSentences.next,
    receiptSentences.call,
    settings.providerName,
  ),
});
