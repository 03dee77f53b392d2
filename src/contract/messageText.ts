import { tidyLine } from './tidyLine';

const TAG = /<\/?(?:a|b|br|div|em|h\d|i|li|ol|p|span|strong|u|ul)\b(?![@.])[^<>]*>/gi;

const ENTITY = /&(?:(amp|lt|gt|quot|nbsp|apos|pound)|#(\d{1,6}));/g;
const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  apos: "'",
  pound: '£',
};

/**
 * The text of a `msg`, without the tags and with the usual entities decoded that some backends send; undefined unless it is a string
 * that says something.
 */
export function messageText(msg: unknown): string | undefined {
  if (typeof msg !== 'string') return undefined;
  const text = msg
    .replaceAll(TAG, ' ')
    .replaceAll(ENTITY, (_, name: string, code: string) =>
      name ? (characters[name] ?? '') : String.fromCodePoint(Number(code)),
    );
  return tidyLine(text) || undefined;
}
