import { SORT_OPTIONS } from '@/contract/limits';
import { JOB_TITLE_PARAM } from '@/lib/paths';
import { tidyQuery, trimLinkEnd } from '@/lib/tidyAddress';
import { tidyLine } from '@/contract/tidyLine';
import { filterGroups, forEachGroup, normaliseText, optionNames, type FilterGroup } from './filterGroups';

/** A choice of Sort by beyond the specified ones, offered only where a vacancy's pay can be read. */
export const HIGHEST_PAY = 'Highest pay';
export const sortChoices = [...SORT_OPTIONS, HIGHEST_PAY] as const;

/** What the visitor has asked for: the ticked boxes of each group, and the other filters. */
export type Filters = Record<FilterGroup, readonly string[]> & {
  search: string;
  location: string;
  /** Matched exactly when set; no control sets it (docs/behaviour.md, section 5). */
  sector: string;
  /** Empty until the visitor chooses. */
  sortBy: '' | (typeof sortChoices)[number];
};

/** The filters that a visitor sets. */
export type FilterKey = Exclude<keyof Filters, 'sector'>;

export const noFilters: Filters = {
  ...forEachGroup((): readonly string[] => []),
  search: '',
  location: '',
  sector: '',
  sortBy: '',
};

/** Of the texts that are searched for: reading a text as a place takes time that grows with its square. */
export const SEARCH_MAX_LENGTH = 100;

/** Keeps what is valid of filters from an address or a device; a choice that no longer exists is dropped. */
export function validFilters(stored: Record<string, unknown>): Filters {
  return {
    ...forEachGroup((group) => known(stored[group], optionNames(group))),
    search: asText(stored.search),
    location: asText(stored.location),
    sector: asText(stored.sector),
    sortBy: sortChoices.find((option) => isSameText(stored.sortBy, option)) ?? '',
  };
}

const known = (value: unknown, choices: readonly string[]) =>
  Array.isArray(value) ? choices.filter((option) => value.some((given) => isSameText(given, option))) : [];

/** An address that was typed or bent has choices in any case. */
const isSameText = (given: unknown, option: string) =>
  typeof given === 'string' && normaliseText(trimLinkEnd(given)) === normaliseText(option);

const asText = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, SEARCH_MAX_LENGTH) : '';

// The names of the filters in the address of the list, such as ?jobTitle=nurse&jobType=Contract&sortBy=Past+1+week.
const parameters: Record<FilterKey, string> = {
  search: JOB_TITLE_PARAM,
  location: 'location',
  ...forEachGroup((group) => filterGroups[group].parameter),
  sortBy: 'sortBy',
};

/** The query of an address, with the filters under their names here: a link may have them in capitals. */
function readQuery(address: string): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(tidyQuery(address)))
    query.append(Object.values(parameters).find((own) => isSameText(name, own)) ?? name, value);
  return query;
}

/** The filters that an address sets, those it leaves out being empty; undefined when it sets none. */
export function readFiltersQuery(address: string): Filters | undefined {
  const query = readQuery(address);
  const filters = validFilters({
    search: tidyLine(query.get(parameters.search) ?? ''),
    location: tidyLine(query.get(parameters.location) ?? ''),
    ...forEachGroup((group) => query.getAll(parameters[group]).flatMap((list) => list.split(','))),
    sortBy: query.get(parameters.sortBy),
  });
  return isSame(filters, noFilters) ? undefined : filters;
}

/** The address with these filters instead of its own; whatever else it carries stays. */
export function writeFiltersQuery(address: string, filters: Partial<Filters>): string {
  const query = readQuery(address);
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
