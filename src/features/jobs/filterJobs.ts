import type { Job } from '@/contract/jobs';
import type { SortOption } from '@/contract/limits';
import type { FiltersState } from './filtersSlice';

/** A vacancy with its lower-cased text, made once per list so that each key press only compares. */
export type IndexedJob = { job: Job; title: string; employmentType: string; jobType: string; place: string };

export const indexJobs = (jobs: readonly Job[]): IndexedJob[] =>
  jobs.map((job) => ({
    job,
    title: job.job_title.toLowerCase(),
    employmentType: job.employment_type.toLowerCase(),
    jobType: job.job_type.toLowerCase(),
    place: job.location?.toLowerCase() ?? '',
  }));

/** Whether any vacancy carries a place or a date: only then do the location box and Sort by count. */
export const carriesPlaces = (jobs: readonly Job[]): boolean => jobs.some((job) => job.location);
export const carriesDates = (jobs: readonly Job[]): boolean => jobs.some((job) => postedAt(job));

/**
 * The vacancies that pass every filter (specification section 5): text as a substring of title, employment
 * type or job type; within a group OR, between groups AND; an empty group restricts nothing.
 */
export function filterJobs(indexed: readonly IndexedJob[], filters: FiltersState, now: number): Job[] {
  const search = filters.search.trim().toLowerCase();
  const place = filters.location.trim().toLowerCase();
  const jobTypes = filters.jobTypes.map((option) => option.toLowerCase());
  const employmentTypes = filters.employmentTypes.map((option) => option.toLowerCase());
  const jobs = indexed.map(({ job }) => job);
  const usesPlace = place !== '' && carriesPlaces(jobs);

  const found = indexed.filter(
    (entry) =>
      (entry.title.includes(search) ||
        entry.employmentType.includes(search) ||
        entry.jobType.includes(search)) &&
      includesOne(entry.jobType, jobTypes) &&
      includesOne(entry.employmentType, employmentTypes) &&
      (!filters.sector || entry.job.Sector === filters.sector) &&
      (!usesPlace || entry.place.includes(place)),
  );
  return withinWindow(
    found.map(({ job }) => job),
    filters.sortBy,
    carriesDates(jobs),
    now,
  );
}

const includesOne = (text: string, options: readonly string[]): boolean =>
  options.length === 0 || options.some((option) => text.includes(option));

const HOUR = 60 * 60 * 1000;
const windows: Record<SortOption, number> = {
  'Past 24 hours': 24 * HOUR,
  'Past 1 week': 7 * 24 * HOUR,
  'Past 1 month': 31 * 24 * HOUR,
};

function withinWindow(jobs: Job[], sortBy: FiltersState['sortBy'], hasDates: boolean, now: number): Job[] {
  if (!hasDates) return jobs;
  const since = sortBy ? now - windows[sortBy] : -Infinity;
  return jobs
    .filter((job) => !sortBy || postedAt(job) >= since)
    .toSorted((one, other) => postedAt(other) - postedAt(one));
}

/** Epoch milliseconds of `posted_at`; 0 when there is none or it is no date. */
function postedAt(job: Job): number {
  return (job.posted_at && Date.parse(job.posted_at)) || 0;
}
