/**
 * The value of a phone field after a change (docs/behaviour.md, section 5).
 * Spaces, hyphens, dots and brackets are removed and a leading 00 becomes +. What is left is accepted if it is an
 * optional plus and digits, at most `maxLength` characters in all; otherwise `previous` stays.
 */
export function acceptPhone(previous: string, typed: string, maxLength: number): string {
  const cleaned = typed.replaceAll(/[\s\-.()\u2010-\u2015]/g, '').replace(/^00/, '+');
  return /^\+?\d*$/.test(cleaned) && cleaned.length <= maxLength ? cleaned : previous;
}
