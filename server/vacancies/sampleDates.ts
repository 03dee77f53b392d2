import { DAY } from '@/lib/time/durations';
import type { Job } from '@/contract/jobs';
import { parseVacancyFile } from './parseVacancyFile';
import sampleVacancies from './sampleVacancies.json';

/** What the version of a list begins with while it holds only samples; the first import changes it. */
export const SAMPLES_VERSION = 'samples';

/** The ids of all sample vacancies; the first import removes these from the list. */
export const sampleIds: readonly string[] = sampleVacancies.map(({ id }) => id);

/** The day of a time, as 2026-11-21, in UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The sample vacancies as on the day of `now`: their file counts posting and closing dates in days from that day, so that a
 * demonstration never runs out of open vacancies.
 */
export function datedSamples(now: number): Job[] {
  const dated = sampleVacancies.map(({ posted_days_ago, closes_in_days, ...vacancy }) => ({
    ...vacancy,
    posted_at: dayOf(now - posted_days_ago * DAY),
    closes_at: dayOf(now + closes_in_days * DAY),
  }));
  return parseVacancyFile('samples.json', new TextEncoder().encode(JSON.stringify(dated)));
}
