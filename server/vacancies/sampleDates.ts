import { DAY } from '@/lib/time/durations';
import { type Job, readJob } from '@/contract/jobs';
import sampleVacancies from './sampleVacancies.json';

/** The setting with the day from which the samples are dated; it is there while the list holds only samples. */
export const SAMPLES_KEY = 'samples';

/** The ids of all sample vacancies; the first import removes these from the list. */
export const sampleIds: readonly string[] = sampleVacancies.map(({ id }) => id);

/** The day of a time, as 2026-11-21, in UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The sample vacancies as on the day of `now`: their file counts posting and closing dates in days from that day, so that a
 * demonstration never runs out of open vacancies.
 */
export const datedSamples = (now: number): Job[] =>
  sampleVacancies.flatMap(({ posted_days_ago, closes_in_days, ...vacancy }) => {
    const posted_at = dayOf(now - posted_days_ago * DAY);
    return readJob({ ...vacancy, posted_at, closes_at: dayOf(now + closes_in_days * DAY) }) ?? [];
  });
