import { JOB_TITLE_PARAM } from '@/lib/paths';
import { filterGroups, forEachGroup } from './filterGroups';
import { noFilters, validFilters, type FilterKey, type Filters } from './filters';

// The names of the filters in the address of the list, such as ?jobTitle=nurse&jobType=Contract&sortBy=Past+1+week.
const parameters: Record<FilterKey, string> = {
  search: JOB_TITLE_PARAM,
  location: 'location',
  ...forEachGroup((group) => filterGroups[group].parameter),
  sortBy: 'sortBy',
};

/** The filters that an address sets, those it leaves out being empty; undefined when it sets none. */
export function readFiltersQuery(address: string): Filters | undefined {
  const query = new URLSearchParams(address);
  const filters = validFilters({
    search: query.get(parameters.search),
    location: query.get(parameters.location),
    ...forEachGroup((group) => query.getAll(parameters[group])),
    sortBy: query.get(parameters.sortBy),
  });
  return isSame(filters, noFilters) ? undefined : filters;
}

/** The address with these filters instead of its own; whatever else it carries stays. */
export function writeFiltersQuery(address: string, filters: Partial<Filters>): string {
  const query = new URLSearchParams(address);
  // TypeScript types the keys of entries as any text.
  for (const [filter, parameter] of Object.entries(parameters) as [FilterKey, string][]) {
    query.delete(parameter);
    for (const value of [filters[filter] ?? []].flat())
      if (value.trim()) query.append(parameter, value.trim());
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Whether both give the same list; the order in which boxes were ticked does not matter. */
export const isSame = (one: Filters, other: Filters): boolean =>
  writeFiltersQuery('', validFilters(one)) === writeFiltersQuery('', validFilters(other));
