import type { Job } from '@/contract/jobs';
import type { SortOption } from '@/contract/limits';
import type { FiltersState } from './filtersSlice';

/** A list of vacancies, made ready once so that each key press only compares. */
export type JobIndex = {
  /** Whether any vacancy carries a place or a date: only then do the location box and Sort by count. */
  hasPlaces: boolean;
  hasDates: boolean;
  /**
   * The vacancies that pass every filter (specification section 5): text as a substring of title, employment type or job
   * type; within a group OR, between groups AND; an empty group restricts nothing. Newest first where they carry dates.
   */
  find: (filters: FiltersState, now: number) => readonly FoundJob[];
};

/** A vacancy with the lower-cased text that it is found by. */
export type FoundJob = {
  job: Job;
  text: string;
  employmentType: string;
  jobType: string;
  place: string;
  postedAt: number;
};

/** Makes vacancies ready to be searched; a job title, a type or a date that is missing counts as empty. */
export function indexJobs(jobs: readonly Job[]): JobIndex {
  const entries = jobs.map(readEntry);
  const hasPlaces = entries.some(({ place }) => place !== '');
  const hasDates = entries.some(({ postedAt }) => postedAt !== 0);
  if (hasDates) entries.sort((one, other) => other.postedAt - one.postedAt);
  const search = makeSearch(entries);

  const find = (filters: FiltersState, now: number) => {
    const tests = restrictions(filters, now, { hasPlaces, hasDates });
    const found = search(filters.search.trim().toLowerCase());
    return tests.length === 0 ? found : found.filter((entry) => tests.every((test) => test(entry)));
  };
  return { hasPlaces, hasDates, find };
}

function readEntry(job: Job): FoundJob {
  const employmentType = job.employment_type.toLowerCase();
  const jobType = job.job_type.toLowerCase();
  return {
    job,
    // No box takes a line break, so nothing is found across two fields.
    text: [job.job_title.toLowerCase(), employmentType, jobType].join('\n'),
    employmentType,
    jobType,
    place: job.location?.toLowerCase() ?? '',
    // 0 when there is none or it is no date.
    postedAt: (job.posted_at && Date.parse(job.posted_at)) || 0,
  };
}

/** Searches what the shorter term has left: each further letter looks through less, and taking one back looks through nothing. */
function makeSearch(entries: readonly FoundJob[]) {
  const steps: { term: string; found: readonly FoundJob[] }[] = [];
  return (term: string): readonly FoundJob[] => {
    const place = steps.findLastIndex((step) => term.startsWith(step.term));
    steps.length = place + 1;
    const last = steps[place] ?? { term: '', found: entries };
    if (last.term === term) return last.found;
    const found = last.found.filter(({ text }) => text.includes(term));
    steps.push({ term, found });
    return found;
  };
}

function restrictions(
  filters: FiltersState,
  now: number,
  { hasPlaces, hasDates }: Pick<JobIndex, 'hasPlaces' | 'hasDates'>,
): ((entry: FoundJob) => boolean)[] {
  const place = filters.location.trim().toLowerCase();
  const jobTypes = lowerCased(filters.jobTypes);
  const employmentTypes = lowerCased(filters.employmentTypes);
  const { sector, sortBy } = filters;
  const tests: ((entry: FoundJob) => boolean)[] = [];
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
