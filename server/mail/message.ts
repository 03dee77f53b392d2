import type { Config } from '@server/config/readConfig';

/** A mail's content; its sender and attachment are added when it is sent. */
export type Message = { to: string; replyTo: string | null; subject: string; text: string };

export type Field = readonly [name: string, value: string];

/** Joins paragraphs and lists of fields into a mail's text. */
export const paragraphs = (...parts: readonly (string | readonly Field[])[]): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part : part.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n'),
    )
    .join('\n\n') + '\n';

/** Puts a text on one line, without the beginning of an encoded word (`=?`), so that visitors cannot inject headers or fake other fields. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();

const QUOTED_WIDTH = 74;

/**
 * Marks each line of what a visitor wrote with `> `, so that none can pass for one of ours. Long lines are broken, because a mail
 * program would break them without the mark.
 */
export const quoted = (text: string): string =>
  text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u)
    .flatMap((line) => oneLine(line).match(wrapped) ?? [''])
    .map((line) => `> ${line.trim()}`.trimEnd())
    .join('\n');

const wrapped = new RegExp(`.{1,${QUOTED_WIDTH}}(?=\\s|$)|.{1,${QUOTED_WIDTH}}`, 'gu');

/**
 * Quotes what a visitor wrote in a mail to an address that may be someone else's. Marks that cannot be seen go first, since mail
 * programs ignore some of them; then a blank breaks all that mail programs turn into a link.
 */
export const quotedWithoutLinks = (text: string): string =>
  quoted(text.replaceAll(/[\p{DI}\p{Cf}]/gu, '').replaceAll(linkParts, '$& '));

// The dot of "example.com" and "192.0.2.1" but not of "7.30am", "https:" and "tel:020" but not "7:30", "ann@", "//", "\\".
const linkParts = /[.。．｡](?=[\p{L}\p{M}]|\p{N}+\.\p{N})|(?<=\p{L}):(?=\S)|[@＠](?=\S)|[\\/](?=[\\/])/gu;

/**
 * A file's name for a mail to an address that may be someone else's: letters, digits, blanks and -_() as they are, anything else,
 * such as the dots of a link, as an underscore, and at most 40 characters before the extension.
 */
export function harmlessFileName(name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem = ''] = /^.{0,40}/su.exec(name.slice(0, dot)) ?? [];
  return stem.replaceAll(/[^\p{L}\p{M}\p{N} _()-]/gu, '_') + name.slice(dot);
}

const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** Formats epoch milliseconds as a London date and time. */
export const formatDate = (epoch: number): string => clock.format(epoch);

const calendar = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** Formats epoch milliseconds as a London date. */
export const formatDay = (epoch: number): string => calendar.format(epoch);

/** The provider and the site's address, from the configuration. */
export type MailSettings = { providerName: string; providerEmail: string; siteUrl: string };

/** The part of the configuration that messages need. The provider's name is that of the sender of all mail. */
export function mailSettings({ mailFrom, mailTo, siteUrl }: Config): MailSettings {
  const name = mailFrom.includes('<') ? mailFrom.slice(0, mailFrom.indexOf('<')) : '';
  return {
    providerName: name.replaceAll('"', '').trim() || new URL(siteUrl).hostname,
    providerEmail: mailTo,
    siteUrl,
  };
}

// What the mail about an application says of its CV. The mail is queued with CV_ATTACHED; if it goes out without the CV,
// startOutbox replaces that sentence.
export const CV_ATTACHED = 'Their CV is attached.';
const howToSave = '"npm run inbox -- --application REFERENCE --save FOLDER" saves it.';
export const CV_LEFT = `Their CV is on the server. ${howToSave}`;
export const CV_UNSCANNED = `Their CV is not attached: the virus scanner does not answer, so the file has not been checked. ${howToSave}`;
export const CV_REFUSED = `Their CV is not attached: the mail server refused it, perhaps because it is too large. ${howToSave}`;
export const CV_INFECTED = 'Their CV is not attached: a virus was found in it. Ask them for another copy.';
