import { syllable } from 'syllable';

/** Texts that end like a sentence; headings, labels and list items without a stop would only flatter the figure. */
export const sentencesOf = (texts: readonly string[]): string[] =>
  texts
    .filter((text) => /[.?!]$/.test(text.trim()))
    .flatMap((text) => text.split(/(?<=[.?!])\s+(?=[\p{Lu}“‘\d])/u))
    .filter((sentence) => /\p{L}/u.test(sentence));

const wordsOf = (sentence: string): string[] =>
  sentence.split(/[\s–—/]+/).filter((word) => /[\p{L}\d]/u.test(word));

/**
 * Flesch's reading ease of some sentences (R. Flesch, 1948): 60 and more is plain English, 100 very easy. Gives the figures
 * that it is made of as well. Refuses (RangeError) texts without a sentence.
 */
export function readingEase(sentences: readonly string[]) {
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) throw new RangeError('There is no sentence to measure');
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const wordsPerSentence = words.length / sentences.length;
  const ease = 206.835 - 1.015 * wordsPerSentence - 84.6 * (syllables / words.length);
  return { ease, words: words.length, wordsPerSentence };
}
