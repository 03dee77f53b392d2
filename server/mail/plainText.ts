export type Field = readonly [name: string, value: string];

/** Joins paragraphs and lists of fields into the text of a mail. */
export const paragraphs = (...parts: readonly (string | readonly Field[])[]): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part : part.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n'),
    )
    .join('\n\n') + '\n';

/** The text on one line: what a visitor typed can neither start a header nor imitate another field. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** Epoch milliseconds as a London date and time. */
export const when = (epoch: number): string => clock.format(epoch);
