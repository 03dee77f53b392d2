import { emptyListCopy, type Wishes } from '@/content/jobs';
import { filterGroups, groupNames, nameOf, type FilterGroup } from '@/vacancies/filterGroups';
import { HIGHEST_PAY, noFilters, type FilterKey, type Filters } from '@/vacancies/filters';
import { findJobs, type JobIndex } from '@/vacancies/findJobs';

/** A filter that an empty list offers to drop, and how many vacancies there are without it. */
export type FilterSuggestion = { filter: FilterKey; count: number };

/** The filters that are in the way, the most helpful to drop first. */
export function suggestFilters(index: JobIndex, filters: Filters, now: number): FilterSuggestion[] {
  return filtersInUse(index, filters)
    .map((filter) => ({
      filter,
      count: findJobs(index, { ...filters, [filter]: noFilters[filter] }, now).jobs.length,
    }))
    .toSorted((one, other) => other.count - one.count);
}

/** The filters that leave vacancies out: place, date and some groups of boxes only where vacancies carry them. */
function filtersInUse({ places, hasDates, groups }: JobIndex, filters: Filters): FilterKey[] {
  const inUse: (FilterKey | false)[] = [
    filters.search.trim() !== '' && 'search',
    places.length > 0 && filters.location.trim() !== '' && 'location',
    ...groups.map((group) => filters[group].length > 0 && group),
    hasDates && filters.sortBy !== '' && filters.sortBy !== HIGHEST_PAY && 'sortBy',
  ];
  return inUse.filter((filter) => filter !== false);
}

/** What a button says that drops a filter. */
export const suggestionText = ({ filter, count }: FilterSuggestion): string =>
  isGroup(filter)
    ? emptyListCopy.include(filterGroups[filter].every, count)
    : emptyListCopy.suggestions[filter](count);

/** What the visitor asked for: the filters that are in the way, in words. */
export function wishesOf(filters: Filters, suggestions: readonly FilterSuggestion[]): Wishes {
  const inTheWay = new Set(suggestions.map(({ filter }) => filter));
  const text = (filter: Exclude<FilterKey, FilterGroup>) =>
    inTheWay.has(filter) ? filters[filter].trim() : '';
  return {
    search: text('search'),
    location: text('location'),
    sortBy: text('sortBy'),
    boxes: groupNames
      .filter((group) => inTheWay.has(group))
      .map((group) => filters[group].map((option) => nameOf(group, option)).join(emptyListCopy.or)),
  };
}

const isGroup = (filter: FilterKey): filter is FilterGroup => filter in filterGroups;
