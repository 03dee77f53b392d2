import { PHONE_LENGTH, TEXT_MAX_LENGTH } from './limits';

/** An optional plus, then digits only: what a phone field accepts while it is typed (docs/behaviour.md, section 5). */
export const PHONE_PATTERN = /^\+?\d*$/;

/** What a phone field shows, the number that is meant, and why the last change was ignored, if it was. */
export type TypedPhone = { shown: string; meant: string; ignored?: 'length' | 'characters' };

/**
 * A phone field after a change (docs/behaviour.md, section 5). What is typed is cleaned (`cleanPhone`), and taken if it is an optional plus
 * and digits, at most 13 characters in all; otherwise what the field shows stays, and what was meant is remembered: every key that was
 * refused for its length continues it.
 */
export function typePhone(before: TypedPhone, typed: string): TypedPhone {
  const { shown, meant } = before;
  const cleaned = cleanPhone(typed);
  // Only a space was typed.
  if (cleaned === shown) return before;
  if (!PHONE_PATTERN.test(cleaned)) return { shown, meant, ignored: 'characters' };
  if (cleaned.length <= PHONE_LENGTH) return { shown: cleaned, meant: cleaned };
  const isNextKey = shown.length === PHONE_LENGTH && cleaned.startsWith(shown);
  return { shown, meant: isNextKey ? meant + cleaned.slice(shown.length) : cleaned, ignored: 'length' };
}

/**
 * How a number can be written so that it fits: a British one with +44, a longer one without its plus. Undefined if it cannot,
 * or is written like that already.
 */
export function fitPhone(number: string): string | undefined {
  const british = /^(?:\+?440?|0)([1237]\d{9})$/.exec(number);
  if (british) return differs(`+44${british[1]}`, number);
  // One character too many, which is the plus.
  return number.length === PHONE_LENGTH + 1 ? differs(number.replace('+', ''), number) : undefined;
}

const differs = (fitting: string, number: string) => (fitting === number ? undefined : fitting);

/** "+44 (0)20 7946 0958": the zero is for callers in the country. */
const TRUNK_ZERO = /^(\s*(?:\+|00)\d{1,3}\s*)\(0\)/;

/**
 * Spaces, hyphens, underscores, dots, commas, semicolons, slashes, brackets, quotation marks, a label (`tel:`), a remark in brackets ("(home)") and
 * invisible marks are removed, digits of every script become 0 to 9, a leading 00 becomes +, and the (0) after a country code goes, after
 * +44 without brackets too.
 */
export const cleanPhone = (typed: string): string =>
  withAsciiDigits(typed.slice(0, TEXT_MAX_LENGTH))
    .replace(/^\s*(?:\p{L}[\p{L} ]*:|\p{L}[\p{L} ]+\.)/u, '')
    // Invisible marks of direction, which address books put around a number that is copied.
    .replaceAll(/[\p{Cf}\uFFFC]/gu, '')
    .replace(TRUNK_ZERO, '$1')
    .replaceAll(/\([^()\d]*\)/g, '')
    .replaceAll(/[\s\-_.,;/()"'“”‘’\u2010-\u2015]/g, '')
    .replace(/^00/, '+')
    // No British number has a zero there; it is the (0) whose brackets were typed one by one.
    .replace(/^\+440/, '+44');

/** Digits of every script, and the full-width ones, as 0 to 9. Unicode has those of a script in a row. */
const withAsciiDigits = (typed: string) =>
  typed.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
