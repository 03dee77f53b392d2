import type { Job } from '@/contract/jobs';
import type { SortOption } from '@/contract/limits';
import type { FiltersState } from './filtersSlice';

/** The vacancies in the order they are shown, lower-cased once for the search. */
export type JobIndex = {
  entries: readonly Entry[];
  /** Whether any vacancy carries a place or a date: only then do the location box and Sort by count. */
  hasPlaces: boolean;
  hasDates: boolean;
};

type Entry = {
  job: Job;
  text: string;
  employmentType: string;
  jobType: string;
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

/**
 * The vacancies that pass every filter (specification section 5): text as a substring of title, employment type or job
 * type; within a group OR, between groups AND; an empty group restricts nothing.
 * @param now milliseconds, for "Sort by"
 */
export function findJobs(index: JobIndex, filters: FiltersState, now: number): readonly Job[] {
  const tests = restrictions(index, filters, now);
  return index.entries.filter((entry) => tests.every((test) => test(entry))).map(({ job }) => job);
}

function readEntry(job: Job): Entry {
  const employmentType = job.employment_type.toLowerCase();
  const jobType = job.job_type.toLowerCase();
  return {
    job,
    // A search box takes no line break, so no search matches across two fields.
    text: [job.job_title.toLowerCase(), employmentType, jobType].join('\n'),
    employmentType,
    jobType,
    place: job.location?.toLowerCase() ?? '',
    postedAt: (job.posted_at && Date.parse(job.posted_at)) || 0,
  };
}

function restrictions(
  { hasPlaces, hasDates }: JobIndex,
  filters: FiltersState,
  now: number,
): ((entry: Entry) => boolean)[] {
  const term = filters.search.trim().toLowerCase();
  const place = filters.location.trim().toLowerCase();
  const jobTypes = lowerCased(filters.jobTypes);
  const employmentTypes = lowerCased(filters.employmentTypes);
  const { sector, sortBy } = filters;
  const tests: ((entry: Entry) => boolean)[] = [];
  if (term) tests.push(({ text }) => text.includes(term));
  if (jobTypes.length > 0) tests.push(({ jobType }) => includesOne(jobType, jobTypes));
  if (employmentTypes.length > 0)
    tests.push(({ employmentType }) => includesOne(employmentType, employmentTypes));
  if (sector) tests.push(({ job }) => job.Sector === sector);
  if (place && hasPlaces) tests.push((entry) => entry.place.includes(place));
  if (sortBy && hasDates) tests.push(({ postedAt }) => postedAt >= now - windows[sortBy]);
  return tests;
}

const lowerCased = (options: readonly string[]) => options.map((option) => option.toLowerCase());

const includesOne = (text: string, options: readonly string[]) =>
  options.some((option) => text.includes(option));

const HOUR = 60 * 60 * 1000;
const windows: Record<SortOption, number> = {
  'Past 24 hours': 24 * HOUR,
  'Past 1 week': 7 * 24 * HOUR,
  'Past 1 month': 31 * 24 * HOUR,
};
