import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SORT_OPTIONS } from '@/contract/limits';
import { asText, jsonSlice } from '@/device/storedSlice';
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

const noBoxes = forEachGroup((): readonly string[] => []);

export const noFilters: Filters = {
  ...noBoxes,
  search: '',
  location: '',
  sector: '',
  sortBy: '',
};

/** The filters that a visitor sets. */
export type FilterKey = Exclude<keyof Filters, 'sector'>;

type FilterTicked = { group: FilterGroup; option: string; isTicked: boolean };

export const filtersSlice = createSlice({
  name: 'filters',
  initialState: noFilters,
  reducers: {
    searchTyped: (filters, { payload }: PayloadAction<string>) => ({ ...filters, search: payload }),
    locationTyped: (filters, { payload }: PayloadAction<string>) => ({ ...filters, location: payload }),
    sortChosen: (filters, { payload }: PayloadAction<Filters['sortBy']>) => ({ ...filters, sortBy: payload }),
    filterTicked: (filters, { payload: { group, option, isTicked } }: PayloadAction<FilterTicked>) => {
      const others = filters[group].filter((ticked) => ticked !== option);
      return { ...filters, [group]: isTicked ? [...others, option] : others };
    },
    filtersCleared: (filters) => ({ ...filters, ...noBoxes }),
    filterCleared: (filters, { payload }: PayloadAction<FilterKey>) => ({
      ...filters,
      [payload]: noFilters[payload],
    }),
    everythingCleared: () => noFilters,
    filtersRestored: (_, { payload }: PayloadAction<Filters>) => payload,
  },
  selectors: {
    selectFilters: (filters) => filters,
    selectSearch: (filters) => filters.search,
    selectLocation: (filters) => filters.location,
    selectSortBy: (filters) => filters.sortBy,
    selectTicked: (filters, group: FilterGroup) => filters[group],
  },
});

export const {
  searchTyped,
  locationTyped,
  sortChosen,
  filterTicked,
  filtersCleared,
  filterCleared,
  everythingCleared,
  filtersRestored,
} = filtersSlice.actions;
export const { selectFilters, selectSearch, selectLocation, selectSortBy, selectTicked } =
  filtersSlice.selectors;

/** The filters on the device. Each tab keeps its own, so changes in other tabs are ignored. */
export const storedFilters = jsonSlice<Filters>('lindenway.filters', {
  initialState: noFilters,
  toState: validFilters,
  isPerTab: true,
});

/** Keeps what is valid; a choice that no longer exists is dropped. */
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
