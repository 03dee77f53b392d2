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

const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** Formats epoch milliseconds as a London date and time. */
export const formatDate = (epoch: number): string => clock.format(epoch);
