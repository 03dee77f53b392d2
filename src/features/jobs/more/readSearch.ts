import { fillerWords, jobSynonyms } from '@/content/jobSynonyms';
import { isKnownPlace } from '@/features/jobs/search/places';
import { stemOf, wordsOf } from './words';

/** A part of a search: words that mean one thing, and the other words for it. */
export type Part = { own: Phrase; others: readonly Phrase[] };
/** Words as they are shown, and their stems, by which they are found. */
export type Phrase = { shown: string; stems: readonly string[] };

/** What the text of the job box asks for. */
export type ReadSearch = {
  parts: readonly Part[];
  /** A place among the words, as in "nurse in Camden". */
  place: string;
  /** The least pay, as in "£25 an hour" or "40k". */
  pay: number | undefined;
};

/**
 * Reads the text of the job box.
 * @param correct gives the word that was meant, where no vacancy has the one that was typed; undefined where none is close
 */
export function readSearch(text: string, correct: (word: string) => string | undefined): ReadSearch {
  const { rest: withoutPay, pay } = takePay(text);
  const { rest, place } = takePlace(withoutPay);
  return { parts: readParts(wordsOf(rest), correct), place, pay };
}

function takePay(text: string) {
  const found =
    /(?:£\s*(\d[\d,.]*)\s*(k\b)?|\b(\d[\d,.]*)\s*(?:(k\b)|(?=(?:an?|per|p\/?)\s*(?:hour|year|h\b|hr|a\b|annum))))(?:\s*(?:an?|per|p\/?)\s*(?:hour|year|h\b|hr|a\b|annum))?/i.exec(
      text,
    );
  if (!found) return { rest: text, pay: undefined };
  const [all, pounds, thousands, figure, alsoThousands] = found;
  const amount = Number((pounds ?? figure ?? '').replaceAll(',', '').replace(/\.$/, ''));
  return { rest: text.replace(all, ' '), pay: thousands || alsoThousands ? amount * 1000 : amount };
}

/** A place that ends or begins the text, in up to four words. */
function takePlace(text: string): { rest: string; place: string } {
  const words = text.trim().split(/[\s,]+/);
  for (let size = Math.min(4, words.length); size > 0; size--) {
    const last = words.slice(-size).join(' ');
    if (isKnownPlace(last))
      return { rest: words.slice(0, -size).join(' '), place: last.replace(/^(?:in|near|around) /i, '') };
    const first = words.slice(0, size).join(' ');
    if (isKnownPlace(first)) return { rest: words.slice(size).join(' '), place: first };
  }
  return { rest: text, place: '' };
}

function readParts(words: readonly string[], correct: (word: string) => string | undefined): Part[] {
  const parts: Part[] = [];
  for (let start = 0; start < words.length;) {
    const { size, others } = longestSynonym(words.slice(start).map(stemOf));
    // A number belongs to the word before it: "band 5".
    const isNumbered = others.length === 0 && /^\d+$/.test(words[start + 1] ?? '');
    const typed = words.slice(start, start + (isNumbered ? 2 : size));
    start += typed.length;
    if (others.length === 0 && fillers.has(typed.join())) continue;
    const meant = others.length > 0 ? typed : typed.flatMap((word) => correct(word) ?? []);
    if (meant.length === 0) continue;
    // A typo may have hidden words that have synonyms.
    const known = others.length > 0 ? others : longestSynonym(meant.map(stemOf)).others;
    parts.push({ own: phraseOf(meant.join(' ')), others: known });
  }
  return parts;
}

/** The most words at the start that have synonyms; one word without any where none have. */
function longestSynonym(stems: readonly string[]): { size: number; others: readonly Phrase[] } {
  const text = `${stems.join(' ')} `;
  let size = 1;
  let found: (readonly Phrase[])[] = [];
  for (const group of synonyms)
    for (const { stems: phrase } of group) {
      if (phrase.length < size || !text.startsWith(`${phrase.join(' ')} `)) continue;
      found = phrase.length > size ? [group] : [...found, group];
      ({ length: size } = phrase);
    }
  const own = stems.slice(0, size).join(' ');
  return { size, others: found.flat().filter((phrase) => phrase.stems.join(' ') !== own) };
}

const phraseOf = (shown: string): Phrase => ({ shown, stems: wordsOf(shown).map(stemOf) });

const fillers = new Set(fillerWords);
const synonyms = jobSynonyms.map((group) => group.map(phraseOf));
