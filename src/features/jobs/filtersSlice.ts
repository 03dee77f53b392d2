import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { EMPLOYMENT_TYPES, JOB_TYPES, SORT_OPTIONS } from '@/contract/limits';
import { deviceStorage } from '@/lib/storage';
import type { StoredSlice } from '@/lib/storedSlice';

const FiltersState = v.object({
  jobTypes: v.array(v.picklist(JOB_TYPES)),
  employmentTypes: v.array(v.picklist(EMPLOYMENT_TYPES)),
  search: v.string(),
  location: v.string(),
  /** Matched exactly when set; no control sets it (specification section 5). */
  sector: v.string(),
  /** Empty until the visitor chooses. */
  sortBy: v.union([v.literal(''), v.picklist(SORT_OPTIONS)]),
});
export type FiltersState = v.InferOutput<typeof FiltersState>;
export type FilterGroup = 'jobTypes' | 'employmentTypes';

export const noFilters: FiltersState = {
  jobTypes: [],
  employmentTypes: [],
  search: '',
  location: '',
  sector: '',
  sortBy: '',
};

type FilterTicked = { group: FilterGroup; option: string; isTicked: boolean };

export const filtersSlice = createSlice({
  name: 'filters',
  initialState: noFilters,
  reducers: {
    searchTyped: (filters, { payload }: PayloadAction<string>) => void (filters.search = payload),
    locationTyped: (filters, { payload }: PayloadAction<string>) => void (filters.location = payload),
    sortChosen: (filters, { payload }: PayloadAction<FiltersState['sortBy']>) =>
      void (filters.sortBy = payload),
    filterTicked: (filters, { payload: { group, option, isTicked } }: PayloadAction<FilterTicked>) => {
      const others = filters[group].filter((ticked) => ticked !== option);
      return { ...filters, [group]: isTicked ? [...others, option] : others };
    },
    filtersCleared: (filters) => ({ ...filters, jobTypes: [], employmentTypes: [] }),
    filtersRestored: (_, { payload }: PayloadAction<FiltersState>) => payload,
  },
  selectors: {
    selectFilters: (filters) => filters,
    selectTickedCount: (filters) => filters.jobTypes.length + filters.employmentTypes.length,
  },
});

export const { searchTyped, locationTyped, sortChosen, filterTicked, filtersCleared, filtersRestored } =
  filtersSlice.actions;
export const { selectFilters, selectTickedCount } = filtersSlice.selectors;

const FILTERS_KEY = 'lindenway.filters';

/** The filters on the device, as JSON. Each tab keeps its own, so no key is watched. */
export const storedFilters: StoredSlice<FiltersState> = {
  read: () => {
    const result = v.safeParse(
      v.pipe(v.string(), v.parseJson(), FiltersState),
      deviceStorage.get(FILTERS_KEY),
    );
    return result.success ? result.output : undefined;
  },
  write: (filters) => void deviceStorage.set(FILTERS_KEY, JSON.stringify(filters)),
  ownsKey: () => false,
};
