import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { jsonSlice } from '@/device/storedSlice';
import { forEachGroup, type FilterGroup } from '@/vacancies/filterGroups';
import { noFilters, validFilters, type FilterKey, type Filters } from '@/vacancies/filters';

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
    filtersCleared: (filters) => ({ ...filters, ...forEachGroup((group) => noFilters[group]) }),
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
export const storedFilters = {
  ...jsonSlice<Filters>('lindenway.filters', { initialState: noFilters, toState: validFilters }),
  isPerTab: true,
};
