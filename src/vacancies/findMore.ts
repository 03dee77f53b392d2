import type { Job } from '@/contract/jobs';
import type { Filters } from './filters';
import { findJobs, type FoundJobs, type JobIndex } from './findJobs';
import { MoreIndex, type Ranked } from './moreIndex';
import { narrowing } from './places';
import { wordsOf } from './words';

/** What stands around the specified list: vacancies that may fit, and those of them that fit better than what is listed. */
export type More = { more: readonly Ranked[]; better: readonly Ranked[] };

const MOST_BETTER = 3;

export const createMoreIndex = (jobs: readonly Job[]): MoreIndex => new MoreIndex(jobs);

/** Finds the vacancies that may fit and are not listed. All filters but the two texts hold. */
export function findMore(
  moreIndex: MoreIndex,
  index: JobIndex,
  filters: Filters,
  now: number,
  found: FoundJobs,
): More {
  const allowed = new Set(findJobs(index, { ...filters, search: '', location: '' }, now).jobs);
  const listed = new Set(found.jobs);
  const more = moreIndex.find(
    filters,
    index.places,
    (job) => allowed.has(job),
    (job) => listed.has(job),
  );
  const better = hasPartsOnly(found.jobs, narrowing(filters.search)) ? more.filter(isInTitle) : [];
  return { more, better: better.slice(0, MOST_BETTER) };
}

const isInTitle = ({ reasons }: Ranked): boolean =>
  reasons.some((reason) => reason.kind === 'words' && reason.field === 'title');

/** Whether the text is found inside words alone, as "rn" is in "Intern". */
function hasPartsOnly(jobs: readonly Job[], search: string): boolean {
  const sought = ` ${wordsOf(search).join(' ')}`;
  const hasWord = ({ job_title, employment_type, job_type }: Job) =>
    [job_title, employment_type, job_type].some((text) => ` ${wordsOf(text).join(' ')}`.includes(sought));
  return jobs.length > 0 && !jobs.some(hasWord);
}
