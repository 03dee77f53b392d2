import { foldText } from '@/lib/foldText';
import { typosBetween } from '@/lib/typosBetween';

/** The words of a text, folded and without the commas of numbers; other signs part words. */
export const wordsOf = (text: string): string[] => foldText(plain(text)).match(/[a-z0-9]+/g) ?? [];

/** The same words as they are written, in lower case. */
export const writtenWordsOf = (text: string): string[] =>
  plain(text)
    .replaceAll('&', ' and ')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];

const plain = (text: string) => text.replaceAll(/(?<=\d),(?=\d)/g, '');

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "five" as "5"; any other word as it is. */
export const inFigures = (word: string): string => String(numbers.indexOf(word.toLowerCase()) + 1 || word);

/**
 * The stem that a word shares with its other forms: midwives and midwifery, physiotherapist and physiotherapy, nursing and nurses, paediatric
 * and pediatric, disability and disabilities, five and 5. Made for the words of health and care; what it gives is compared, never shown.
 */
export function stemOf(word: string): string {
  if (numbers.includes(word)) return inFigures(word);
  if (/^midwi[fv]/.test(word)) return 'midwif';
  // No form of office.
  if (word.startsWith('officer')) return 'officer';
  const spelt = word.replaceAll(/ae|oe/g, 'e').replace(/ies$/, 'y');
  const kind = /^(.*(?:therap|graph|otom|icl?|ologi?))(?:y|ies|ists?|ers?|al|ians?)$/.exec(spelt)?.[1];
  if (kind) return kind;
  const stem = spelt.replace(/(?:ments?|ships?|ings?|ists?|ers?|ed|es|s|e|y)$/, '');
  if (stem.length >= 4) return stem;
  return spelt.length > 3 ? spelt.replace(/s$/, '') : spelt;
}

/** The word with the fewest typos between, if few enough. A short word with a typo, or an abbreviation, may be any other; a long one is none. */
export function closestTo(word: string, known: readonly string[]): string | undefined {
  if (word.length < 5 || word.length > 25) return undefined;
  let closest: string | undefined;
  let left = word.length > 7 ? 2 : 1;
  for (const other of known) {
    if (other.length < 4 || other[0] !== word[0] || left < 0) continue;
    const typos = typosBetween(word, other, left);
    if (typos > left) continue;
    closest = other;
    // The next must have one typo less, so that of equals the first stays.
    left = typos - 1;
  }
  return closest;
}
