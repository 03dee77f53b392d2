import type { Job } from '@/contract/jobs';
import type { Filters } from './filters';
import { findJobs, type FoundJobs, type JobIndex } from './findJobs';
import { MoreIndex, type Ranked } from './moreIndex';

export const createMoreIndex = (jobs: readonly Job[]): MoreIndex => new MoreIndex(jobs);

/** Finds the vacancies that may fit and are not listed. All filters but the two texts hold. */
export function findMore(
  moreIndex: MoreIndex,
  index: JobIndex,
  filters: Filters,
  now: number,
  found: FoundJobs,
): Ranked[] {
  const allowed = new Set(findJobs(index, { ...filters, search: '', location: '' }, now).jobs);
  const listed = new Set(found.jobs);
  return moreIndex.find(
    filters,
    index.places,
    (job) => allowed.has(job),
    (job) => listed.has(job),
  );
}
