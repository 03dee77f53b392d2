import { noFilters, validFilters, type Filters } from '@/features/jobs/search/filtersSlice';

// The names of the filters in the address of the list, such as ?jobTitle=nurse&jobType=Contract&sortBy=Past+1+week.
const names = {
  search: 'jobTitle',
  location: 'location',
  jobTypes: 'jobType',
  employmentTypes: 'employmentType',
  sortBy: 'sortBy',
} as const;

/** The filters that an address sets, those it leaves out being empty; undefined when it sets none. */
export function readFiltersQuery(address: string): Filters | undefined {
  const query = new URLSearchParams(address);
  const filters = validFilters({
    search: query.get(names.search),
    location: query.get(names.location),
    jobTypes: query.getAll(names.jobTypes),
    employmentTypes: query.getAll(names.employmentTypes),
    sortBy: query.get(names.sortBy),
  });
  return isSame(filters, noFilters) ? undefined : filters;
}

/** The address with these filters instead of its own; whatever else it carries stays. */
export function writeFiltersQuery(address: string, filters: Partial<Filters>): string {
  const query = new URLSearchParams(address);
  // TypeScript types the keys of entries as any text.
  for (const [filter, name] of Object.entries(names) as [keyof typeof names, string][]) {
    query.delete(name);
    for (const value of [filters[filter] ?? []].flat()) if (value.trim()) query.append(name, value.trim());
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Whether both give the same list; the order in which boxes were ticked does not matter. */
export const isSame = (one: Filters, other: Filters): boolean =>
  writeFiltersQuery('', validFilters(one)) === writeFiltersQuery('', validFilters(other));
