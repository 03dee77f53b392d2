import { emptyListCopy, type Wishes } from '@/content/emptyList';
import type { FilterGroup } from '@/features/jobs/search/filterGroups';
import type { Filters } from '@/features/jobs/search/filtersSlice';
import { nameOf } from '@/features/jobs/search/nameOf';
import type { Loosening } from './loosenings';

/** What the visitor asked for: the filters that are in the way, in words. */
export function wishesOf(filters: Filters, loosenings: readonly Loosening[]): Wishes {
  const inTheWay = new Set(loosenings.map(({ filter }) => filter));
  const text = (filter: 'search' | 'location' | 'sortBy') =>
    inTheWay.has(filter) ? filters[filter].trim() : '';
  const boxes = (group: FilterGroup) =>
    inTheWay.has(group) ? [filters[group].map((option) => nameOf(group, option)).join(emptyListCopy.or)] : [];
  return {
    search: text('search'),
    location: text('location'),
    sortBy: text('sortBy'),
    boxes: [...boxes('jobTypes'), ...boxes('employmentTypes')],
  };
}
