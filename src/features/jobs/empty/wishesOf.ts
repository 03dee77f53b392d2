import { emptyListCopy } from '@/content/emptyList';
import type { Filters } from '@/features/jobs/search/filtersSlice';
import { nameOf } from '@/features/jobs/search/nameOf';
import type { Loosening } from './loosenings';

/** The filters that are in the way, in words. */
export function wishesOf(filters: Filters, loosenings: readonly Loosening[]): string[] {
  const { wishes } = emptyListCopy;
  const words: Record<Loosening['filter'], string> = {
    search: wishes.search(filters.search.trim()),
    location: wishes.location(filters.location.trim()),
    jobTypes: wishes.boxes(filters.jobTypes.map((option) => nameOf('jobTypes', option))),
    employmentTypes: wishes.boxes(filters.employmentTypes.map((option) => nameOf('employmentTypes', option))),
    sortBy: wishes.sortBy(filters.sortBy),
  };
  return loosenings.map(({ filter }) => words[filter]);
}
