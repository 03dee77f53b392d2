import type { Filters, FilterKey } from '@/features/jobs/search/filtersSlice';
import { noFilters } from '@/features/jobs/search/filtersSlice';
import { findJobs } from '@/features/jobs/search/findJobs';
import type { JobIndex } from '@/features/jobs/search/indexJobs';

export type Loosening = { filter: FilterKey; count: number };

/** The filters that are in the way, each with how many vacancies the list would show without it; the most helpful first. */
export function findLoosenings(index: JobIndex, filters: Filters, now: number): Loosening[] {
  return activeFilters(index, filters)
    .map((filter) => ({
      filter,
      count: findJobs(index, { ...filters, [filter]: noFilters[filter] }, now).jobs.length,
    }))
    .toSorted((one, other) => other.count - one.count);
}

/** The filters that leave vacancies out: place and date only where vacancies carry them. */
function activeFilters({ hasPlaces, hasDates }: JobIndex, filters: Filters): FilterKey[] {
  const isActive: Record<FilterKey, boolean> = {
    search: filters.search.trim() !== '',
    location: hasPlaces && filters.location.trim() !== '',
    jobTypes: filters.jobTypes.length > 0,
    employmentTypes: filters.employmentTypes.length > 0,
    sortBy: hasDates && filters.sortBy !== '',
  };
  return loosenable.filter((filter) => isActive[filter]);
}

const loosenable = ['search', 'location', 'jobTypes', 'employmentTypes', 'sortBy'] as const;
