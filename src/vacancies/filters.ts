import { SORT_OPTIONS } from '@/contract/limits';
import { forEachGroup, optionNames, type FilterGroup } from './filterGroups';

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
    sortBy: sortChoices.find((option) => option === stored.sortBy) ?? '',
  };
}

const known = (value: unknown, choices: readonly string[]) =>
  Array.isArray(value) ? choices.filter((option) => value.includes(option)) : [];

const asText = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, SEARCH_MAX_LENGTH) : '';
