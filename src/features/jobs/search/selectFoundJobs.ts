import { createSelector } from '@reduxjs/toolkit';
import { selectJobsResult } from '@/api/jobsApi';
import type { Job } from '@/contract/jobs';
import type { RootState } from '@/store/makeStore';
import { bitsOf } from './boxBits';
import { OTHER, type FilterGroup } from './filterGroups';
import { selectFilters, selectLocation, selectSearch, selectSortBy, selectTicked } from './filtersSlice';
import { applyBoxes, countOptions, findMatches } from './findJobs';
import { indexJobs } from './indexJobs';

const noJobs: readonly Job[] = [];

/** All vacancies that have been fetched. */
export const selectJobs = (state: RootState) => selectJobsResult(state).data?.jobs ?? noJobs;

/** Whether there is a list, even if it is empty, and not one that the device had kept. */
export const selectIsListFresh = (state: RootState) => {
  const { data } = selectJobsResult(state);
  return data !== undefined && data.keptAt === undefined;
};

export const selectHasJobs = (state: RootState) => selectJobs(state).length > 0;

/** A vacancy from the fetched list, if it is there. */
export const selectListedJob = (state: RootState, id: string) =>
  selectJobs(state).find((job) => job.id === id);

/** All vacancies, prepared for the search. */
export const selectIndex = createSelector([selectJobs], indexJobs);

/** When the vacancies were fetched: their ages count from then. */
export const selectNow = (state: RootState) => selectJobsResult(state).fulfilledTimeStamp ?? 0;

const selectWanted = createSelector(
  [selectSearch, selectLocation, selectSortBy, (state: RootState) => selectFilters(state).sector],
  (search, location, sortBy, sector) => ({ search, location, sortBy, sector }),
);
const selectMatches = createSelector([selectIndex, selectWanted, selectNow], findMatches);
const selectBoxes = createSelector(
  [
    (state: RootState) => selectTicked(state, 'jobTypes'),
    (state: RootState) => selectTicked(state, 'employmentTypes'),
  ],
  (jobTypes, employmentTypes) => ({ jobTypes, employmentTypes }),
);

/** The vacancies as the visitor's filters leave them. */
export const selectFoundJobs = createSelector([selectMatches, selectBoxes], applyBoxes);

const selectCounts = createSelector([selectMatches, selectBoxes], countOptions);

/** How many vacancies a box would give. */
export const selectOptionCount = (state: RootState, group: FilterGroup, option: string) =>
  selectCounts(state)[group].get(option) ?? 0;

/** Whether some vacancies match none of the specified boxes of a group. */
export const selectHasOther = createSelector(
  [selectIndex, (_state: RootState, group: FilterGroup) => group],
  ({ entries }, group) => entries.some((entry) => entry[group] === bitsOf(group, [OTHER])),
);

export const selectHasDates = (state: RootState) => selectIndex(state).hasDates;

/** Whether the location box has nothing to narrow. */
export const selectLacksPlaces = (state: RootState) => selectHasJobs(state) && !selectIndex(state).hasPlaces;
