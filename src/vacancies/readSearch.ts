import { fillerWords, jobSynonyms, spellings } from './jobSynonyms';
import { findPay } from './pay';
import { isKnownPlace, isMisspeltPlace } from './places';
import { stemOf, wordsOf } from './words';

/** A part of a search: words that mean one thing, and the other words for it. */
export type Part = {
  own: Phrase;
  others: readonly Phrase[];
  /** What it is made of, for where no vacancy has it as a whole: "learning disability nurse" is also "learning disability" and "nurse". */
  pieces: () => readonly Part[];
};
/** Words, and their stems, by which they are found. */
export type Phrase = { words: readonly string[]; stems: readonly string[] };

/** What the text of the job box asks for. */
export type ReadSearch = {
  parts: readonly Part[];
  /** What is not wanted, as in "no nights" and "without sponsorship". */
  without: readonly Part[];
  /** A place among the words, as in "nurse in Camden". */
  place: string;
  /** The least pay, as in "£25 an hour" or "40k". */
  pay: number | undefined;
};

/**
 * Reads the text of the job box.
 * @param correct gives the word that was meant, where no vacancy has the one that was typed; undefined where none is close
 */
export function readSearch(text: string, correct: Correct): ReadSearch {
  const typed = asOthersWrite(text);
  const pay = findPay(typed);
  const { rest, place } = takePlace(
    pay ? typed.replace(pay.text, ' ') : typed,
    (word) => !isKnown(word) && correct(word) !== word && isMisspeltPlace(word),
  );
  // Spelt right before synonyms are sought, which may have several words.
  const words = wordsOf(rest).map((word) => (isKnown(word) ? word : (correct(word) ?? word)));
  return { ...readParts(words, correct), place, pay: pay?.least ?? pay?.most };
}

/** "B5" and "band5" are Band 5, "20 quid" £20, "asst" is assistant, "driving not needed" is no driving; "25 years old" says nothing. */
const asOthersWrite = (text: string) =>
  text
    .replaceAll(/\bb(?:and)?(?=[2-9]\b(?! ?\d))/gi, 'band ')
    .replaceAll(/\b(\d+) ?(?:gbp|pounds?|quid)\b/gi, '£$1')
    .replaceAll(/\b([pf])\/t\b/gi, '$1t')
    .replaceAll('+', ' and ')
    .replaceAll(/\b(\w+)(?: licen[cs]e)? not (?:needed|necessary|required)\b/gi, 'no $1')
    .replaceAll(/(\d) ?h(?:rs?)?\b/gi, '$1 hour')
    .replaceAll(/\blook(?:ing)? after\b/gi, 'carer')
    .replaceAll(/\b1[5-8][ -]?(?:years?|yrs?)[ -]?olds?\b/gi, 'no experience')
    .replaceAll(/\b\d+[ -]?(?:years?|yrs?)(?:[ -]?olds?)?\b/gi, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .replaceAll(/[a-z]+/gi, (word) => spellings[word.toLowerCase()] ?? word);

type Correct = (word: string) => string | undefined;

/** A place in up to six words that ends or begins the text, or follows "in" or "near" in it; else a word of it that is one with a typo. */
function takePlace(text: string, isMisspelt: (word: string) => boolean): { rest: string; place: string } {
  const words = text.trim().split(/[\s,]+/);
  for (let size = Math.min(6, words.length); size > 0; size--)
    for (let start = words.length - size; start >= 0; start--) {
      const isAtEnd = start === 0 || start + size === words.length;
      const place = words.slice(start, start + size).join(' ');
      if ((isAtEnd || placeSigns.has(words[start - 1] ?? '')) && isKnownPlace(place))
        return {
          rest: words.toSpliced(start, size).join(' '),
          place: place.replace(/^(?:in|near|around) /i, ''),
        };
    }
  const place = words.find(isMisspelt) ?? '';
  return { rest: words.filter((word) => word !== place).join(' '), place };
}

/** @param longest how many words a known phrase may have */
function readParts(words: readonly string[], correct: Correct, longest = Infinity) {
  const parts: Part[] = [];
  const without: Part[] = [];
  let isUnwanted = false;
  for (let start = 0; start < words.length;) {
    const stems = words.slice(start).map(stemOf);
    const { size, others } = longestSynonym(stems, longest);
    // "No nights" is known as a phrase too, but so are nights; "no experience" only as a whole.
    const isNegation =
      negations.has(words[start] ?? '') &&
      (others.length === 0 || longestSynonym(stems.slice(1), longest).others.length > 0);
    // A number belongs to the word before it: "band 5".
    const isNumbered = others.length === 0 && longest > 1 && /^\d+$/.test(stems[1] ?? '');
    const typed = words.slice(start, start + (isNegation ? 1 : isNumbered ? 2 : size));
    start += typed.length;
    isUnwanted ||= isNegation;
    if (isNegation || (others.length === 0 && fillers.has(typed.join()))) continue;
    const meant = others.length > 0 ? typed : typed.flatMap((word) => correct(word) ?? []);
    if (meant.length === 0) continue;
    const spelt = [meant, ...others.map((phrase) => phrase.words)].find(({ length }) => length > 1) ?? [];
    (isUnwanted ? without : parts).push({
      own: phraseOf(meant),
      others,
      // A number alone says nothing.
      pieces: () =>
        readParts(
          spelt.filter((word) => !/^\d+$/.test(word)),
          correct,
          spelt.length - 1,
        ).parts,
    });
    isUnwanted = isUnwanted && /^n?or$/.test(words[start] ?? '');
  }
  return { parts, without };
}

/** The most words at the start that have synonyms; one word without any where none have. */
function longestSynonym(
  stems: readonly string[],
  longest: number,
): { size: number; others: readonly Phrase[] } {
  const text = `${stems.join(' ')} `;
  let size = 1;
  let found: (readonly Phrase[])[] = [];
  for (const group of synonyms)
    for (const phrase of group) {
      const { length } = phrase.stems;
      if (length < size || length > longest || !text.startsWith(`${phrase.stems.join(' ')} `)) continue;
      found = length > size ? [group] : [...found, group];
      size = length;
    }
  const own = stems.slice(0, size).join(' ');
  return { size, others: found.flat().filter((phrase) => phrase.stems.join(' ') !== own) };
}

const phraseOf = (words: readonly string[]): Phrase => ({ words, stems: words.map(stemOf) });

const placeSigns = new Set(['in', 'near', 'around', 'at']);
const negations = new Set(['no', 'not', 'non', 'without', 'dont', 'cant']);
const fillers = new Set(fillerWords);
const synonyms = jobSynonyms.map((group) => group.map((text) => phraseOf(wordsOf(text))));
const knownStems = new Set(synonyms.flat().flatMap(({ stems }) => stems));
/** Whether a word means something here, so that it is no typo. */
const isKnown = (word: string) => knownStems.has(stemOf(word)) || negations.has(word) || fillers.has(word);
