import { facts, type Range } from '@/content/providerFacts';
import { pounds } from '@/lib/pounds';
import type { Run } from '@/content/types';

/** To follow a sentence about the regulator; nothing without a rating. */
export const ratingSentence: readonly Run[] = facts.rating
  ? [
      ' Its latest rating of us: ',
      { text: facts.rating.text, to: facts.rating.url, newTab: true },
      `, ${facts.rating.date}.`,
    ]
  : [];

/** What an hour costs outside Monday to Friday. */
export const dearerTimes = facts.dearerTimes
  ? `Saturdays cost about ${facts.dearerTimes.saturday}% more, Sundays and bank holidays about ${facts.dearerTimes.sunday}%.`
  : 'Weekends and bank holidays cost more.';

/** As in "Camden, Barnet and Brent". */
export const listed = (names: readonly string[]) => names.join(', ').replace(/, (?!.*, )/, ' and ');

/** A range of prices in words, on one line. */
export const sums = ({ from, to }: Range) => `${pounds(from)}\u00a0to\u00a0${pounds(to)}`;
