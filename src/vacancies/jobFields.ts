import type { Job } from '@/contract/jobs';
import { offersSponsorship } from './filterGroups';
import { readPay } from './pay';

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
export function fieldText(job: Job, field: Field): string {
  switch (field) {
    case 'title':
      return job.job_title;
    case 'types':
      return `${job.employment_type}, ${job.job_type}`;
    case 'shifts':
      return [job.shifts, job.hours].filter(Boolean).join(', ');
    case 'workplace':
      return job.workplace ?? '';
    case 'pay':
      return job.pay ?? '';
    case 'sector':
      return job.Sector;
    case 'sponsorship':
      return offersSponsorship(job) ? 'visa sponsorship' : '';
    case 'description':
      return `${job.description}\n${job.Experience}`;
  }
}

/** Whether a vacancy pays so much: by the hour, the day or week, or the year, whichever the amount is likely to be. */
export function paysAtLeast({ pay }: Job, least: number): boolean {
  const { least: from = 0, most = from } = readPay(pay ?? '') ?? {};
  return kind(most) === kind(least) && most >= least;
}

const kind = (amount: number) => (amount < 100 ? 'hour' : amount < 5000 ? 'day or week' : 'year');
