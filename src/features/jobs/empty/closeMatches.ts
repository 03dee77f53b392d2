import { fillerWords, jobSynonyms } from '@/content/jobSynonyms';
import type { Job } from '@/contract/jobs';

/**
 * The vacancies that come close to a text which none of them has: first those with all of its words in any order, then those
 * with a synonym for a part of it, such as "registered nurse" for "RGN". A word is found where a word of the title, the
 * types or the place begins with it; one of up to three letters, such as "OT", has to be the whole word.
 * @param jobs the vacancies that pass every other filter
 */
export function closeMatches(jobs: readonly Job[], search: string): Job[] {
  const asked = meantBy(search);
  if (asked.length === 0) return [];
  const texts = jobs.map(textOf);
  const found = new Set<Job>();
  for (const words of [asked, ...otherWordings(asked)]) {
    const parts = words.map((word) => (word.length <= 3 ? ` ${word} ` : ` ${word}`));
    jobs.forEach((job, place) => {
      if (parts.every((part) => texts[place]?.includes(part))) found.add(job);
    });
  }
  return [...found];
}

const textOf = ({ job_title, employment_type, job_type, location }: Job) =>
  spaced(wordsOf(`${job_title} ${employment_type} ${job_type} ${location ?? ''}`));

/** In lower case and without a plural's s, so that "nurses" finds Nurse; hyphens and other signs part words. */
const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));

const meantBy = (text: string) => wordsOf(text).filter((word) => !fillers.has(word));
const fillers = new Set(fillerWords.flatMap(wordsOf));

/** Words in one text, in which each can be looked for as a whole. */
const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

/** The same search in other words: each synonym for each part of it that has any. */
function otherWordings(asked: readonly string[]): string[][] {
  const text = spaced(asked);
  return jobSynonyms.flatMap((group) => {
    const phrases = group.map((phrase) => spaced(meantBy(phrase)));
    const known = phrases.find((phrase) => text.includes(phrase));
    if (known === undefined) return [];
    return phrases.filter((phrase) => phrase !== known).map((phrase) => wordsOf(text.replace(known, phrase)));
  });
}
