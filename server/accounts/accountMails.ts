import { type MailSettings, type Message, formatDate, formatDay, paragraphs } from '@server/mail/message';

/** To the visitor: the link that sets a new password. */
export const resetMessage = (
  settings: MailSettings,
  { email, token, expiresAt }: { email: string; token: string; expiresAt: number },
): Message => ({
  to: email,
  replyTo: null,
  subject: 'Set a new password',
  text: paragraphs(
    'Someone asked for a new password for the account with this email address. To set one, open this link:',
    resetLink(settings.siteUrl, token),
    `The link works once, until ${formatDate(expiresAt)} UK time.`,
    'If it was not you, you need to do nothing: your password stays as it is.',
    settings.providerName,
  ),
});

/** To the account's owner: the password was changed, and what to do if it was not by them. */
export const passwordChangedMessage = (
  settings: MailSettings,
  { email, changedAt }: { email: string; changedAt: number },
): Message => ({
  to: email,
  replyTo: settings.providerEmail,
  subject: 'Your password was changed',
  text: paragraphs(
    `The password of the account with this email address was changed on ${formatDate(changedAt)}, and every device was signed out.`,
    'If it was you, you need to do nothing.',
    `If it was not, someone may be reading your email. Change the password of your email account first, then ask for a new one here: ${settings.siteUrl}/forgot-password`,
    'You can also reply to this email, and we will help.',
    settings.providerName,
  ),
});

/** To the owner of an account that nobody has used: when it will be deleted, and how to keep it. */
export const unusedMessage = (
  settings: MailSettings,
  { email, lastUsed, deletedAt }: { email: string; lastUsed: number; deletedAt: number },
): Message => ({
  to: email,
  replyTo: settings.providerEmail,
  subject: `We will delete your account on ${formatDay(deletedAt)}`,
  text: paragraphs(
    `You last used the account with this email address on ${formatDay(lastUsed)}. We keep nobody’s data longer than we need, so we will delete it on ${formatDay(deletedAt)}.`,
    `If you want to keep it, sign in before then: ${settings.siteUrl}/SignIn`,
    'If you do not, you need to do nothing.',
    settings.providerName,
  ),
});

/** The address of the page that sets a new password. */
export const resetLink = (siteUrl: string, token: string): string =>
  `${siteUrl}/reset-password/${encodeURIComponent(token)}`;
