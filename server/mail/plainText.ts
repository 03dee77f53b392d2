export type Field = readonly [name: string, value: string];

/** Joins paragraphs and lists of fields into a mail's text. */
export const paragraphs = (...parts: readonly (string | readonly Field[])[]): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part : part.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n'),
    )
    .join('\n\n') + '\n';

/** Puts a text on one line, so that visitors cannot inject headers or fake other fields. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

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
