import type { Job } from '@/contract/jobs';
import { postingTime } from '@/lib/time/jobDates';
import { boxesOf } from './boxBits';
import type { FilterGroup } from './filterGroups';
import { normaliseText } from './normaliseText';

/** The vacancies in the order they are shown, their texts prepared once for the search. */
export type JobIndex = {
  entries: readonly Entry[];
  /** Whether any vacancy carries a place or a date: only then do the location box and Sort by count. */
  hasPlaces: boolean;
  hasDates: boolean;
};

/** A vacancy, and for each group of boxes the bits of those that match it. Texts are as `normaliseText` leaves them. */
export type Entry = Record<FilterGroup, number> & {
  job: Job;
  text: string;
  place: string;
  /** 0 without a date, or with text that is no date. */
  postedAt: number;
};

/** Prepares vacancies for the search; newest first where they carry dates. */
export function indexJobs(jobs: readonly Job[]): JobIndex {
  const entries = jobs.map(readEntry);
  const hasDates = entries.some(({ postedAt }) => postedAt !== 0);
  if (hasDates) entries.sort((one, other) => other.postedAt - one.postedAt);
  return { entries, hasDates, hasPlaces: entries.some(({ place }) => place !== '') };
}

// No term contains a line break, so no search matches across two fields.
const SEPARATOR = '\n';

const readEntry = (job: Job): Entry => ({
  job,
  text: [job.job_title, job.employment_type, job.job_type].map(normaliseText).join(SEPARATOR),
  jobTypes: boxesOf('jobTypes', job.job_type),
  employmentTypes: boxesOf('employmentTypes', job.employment_type),
  place: job.location ? normaliseText(job.location) : '',
  postedAt: postingTime(job.posted_at) ?? 0,
});
