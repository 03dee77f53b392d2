import type { Job } from '@/contract/jobs';
import { offersSponsorship } from './filterGroups';
import { readPay } from './pay';
import { wordsOf } from './words';

/** Where words are found, the fields that say most of the work first, each with what a word in it counts: a title names the work. */
export const fieldWeights = {
  title: 10,
  sponsorship: 6,
  shifts: 5,
  types: 4,
  workplace: 4,
  pay: 4,
  sector: 3,
  description: 2,
} as const;
export type Field = keyof typeof fieldWeights;
// TypeScript types the keys of an object as any text.
export const fields = Object.keys(fieldWeights) as Field[];

/** What a vacancy says in a field; blank where it says nothing. */
export const fieldText = (job: Job, field: Field): string => fieldTexts[field](job) ?? '';

const fieldTexts: Record<Field, (job: Job) => string | undefined> = {
  title: (job) => job.job_title,
  sponsorship: (job) => (offersSponsorship(job) ? 'visa sponsorship' : undefined),
  shifts: ({ shifts, hours = '' }) => [shifts, withoutUnits(hours)].filter(Boolean).join(', '),
  types: (job) => `${job.employment_type}, ${job.job_type}`,
  workplace: (job) => job.workplace,
  pay: ({ pay = '' }) => withoutUnits(pay),
  sector: (job) => job.Sector,
  description: (job) => `${job.description}\n${job.Experience}`,
};

/** Pay by the year is no hit for "17 year olds", nor two free hours a day one for "days". */
const withoutUnits = (text: string) =>
  text.replaceAll(/ \b(?:an?|each|every|per) (?:hour|day|night|week|month|year)\b/g, '');

/** The words of a title up to its first comma, which name the work. */
export const roleWords = (job: Job): string[] => wordsOf(job.job_title.replace(/,.*/s, ''));

/**
 * How far a vacancy's least pay lies above an amount, as a share of it: 0.5 is half as much again. Undefined if its most is below the
 * amount, or one is by the hour and the other by the year, as their sizes tell.
 */
export function paidAbove({ pay }: Job, asked: number): number | undefined {
  const { least = 0, most = least } = readPay(pay ?? '') ?? {};
  return kind(most) === kind(asked) && most >= asked ? Math.max(0, least / asked - 1) : undefined;
}

const kind = (amount: number) => (amount < 100 ? 'hour' : amount < 5000 ? 'day or week' : 'year');
