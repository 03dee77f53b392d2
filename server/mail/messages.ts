import type { ApplicationText } from '@/contract/applications';
import type { Enquiry } from '@/contract/enquiries';
import { paragraphs, when, type Field } from './plainText';

/** A mail as words; who sends it and what is attached is known when it is sent. */
export type Message = { to: string; replyTo: string | null; subject: string; text: string };

/** Who the provider is and where the site stands, from the configuration. */
export type MailSetting = { providerName: string; providerEmail: string; siteUrl: string };

/** To the provider: an enquiry, which can be answered by replying. */
export function enquiryMessage(
  setting: MailSetting,
  enquiry: Enquiry & { id: string; createdAt: number },
): Message {
  const fields: Field[] = [
    ['Name', enquiry.name],
    ['Phone', enquiry.phone],
    ['Email', enquiry.email],
    ['About', enquiry.enquiryType],
    ['Sent', when(enquiry.createdAt)],
    ['Reference', enquiry.id],
  ];
  return {
    to: setting.providerEmail,
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

/** To the provider: an application, whose CV is attached when it is sent; names the vacancy. */
export function applicationMessage(
  setting: MailSetting,
  application: ApplicationText & { id: string; jobId: string; jobTitle: string; createdAt: number },
): Message {
  const fields: Field[] = [
    ['Vacancy', `${application.jobTitle} (number ${application.jobId})`],
    ['Name', application.fullName],
    ['Email', application.email],
    ['Phone', application.phoneNumber || 'not given'],
    ['Sent', when(application.createdAt)],
    ['Reference', application.id],
  ];
  return {
    to: setting.providerEmail,
    replyTo: application.email,
    subject: `Application for ${application.jobTitle} from ${application.fullName}`,
    text: paragraphs(
      'Somebody has applied for a vacancy through the website. Their CV is attached.',
      fields,
      `Cover letter:\n${application.message}`,
      `The vacancy: ${setting.siteUrl}/job/${encodeURIComponent(application.jobId)}`,
    ),
  };
}

/**
 * To the visitor: their enquiry has arrived. It repeats nothing of what was typed: the address may be somebody else's, and
 * nobody shall send words of their own through the provider.
 */
export const enquiryReceipt = (setting: MailSetting, enquiry: { email: string; id: string }): Message => ({
  to: enquiry.email,
  replyTo: setting.providerEmail,
  subject: 'We have received your enquiry',
  text: paragraphs(
    'Thank you for getting in touch. Your enquiry has reached us and we will answer you shortly.',
    `Your reference is ${enquiry.id}.`,
    'If you did not write to us, somebody gave your address by mistake and you can ignore this email.',
    setting.providerName,
  ),
});

/** To the visitor: their application has arrived, and for which vacancy. */
export const applicationReceipt = (
  setting: MailSetting,
  application: { email: string; id: string; jobTitle: string },
): Message => ({
  to: application.email,
  replyTo: setting.providerEmail,
  subject: `We have received your application for ${application.jobTitle}`,
  text: paragraphs(
    `Thank you for applying for the vacancy "${application.jobTitle}". Your application and your CV have reached us.`,
    'A recruiter reads every application and will be in touch with you shortly. There is no need to apply again.',
    `Your reference is ${application.id}.`,
    setting.providerName,
  ),
});

/** To the visitor: the link that sets a new password, once and within the hour. */
export const resetMessage = (
  setting: MailSetting,
  { email, token }: { email: string; token: string },
): Message => ({
  to: email,
  replyTo: null,
  subject: 'Set a new password',
  text: paragraphs(
    'Somebody asked for a new password for the account with this email address. To set one, open this link:',
    resetLink(setting.siteUrl, token),
    'The link works once, for one hour.',
    'If it was not you, you need to do nothing: your password stays as it is.',
    setting.providerName,
  ),
});

/** The address of the page that sets a new password. */
export const resetLink = (siteUrl: string, token: string): string =>
  `${siteUrl}/reset-password/${encodeURIComponent(token)}`;
