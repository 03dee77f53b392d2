import { createSelector } from '@reduxjs/toolkit';
import { selectJobsResult } from '@/api/jobsApi';
import type { Job } from '@/contract/jobs';
import type { RootState } from '@/store/rootReducer';
import { OTHER, type FilterGroup } from '@/vacancies/filterGroups';
import { selectFilters, selectLocation, selectSearch } from './filtersSlice';
import { asksNearby } from '@/vacancies/places';
import { applyBoxes, countOptions, findMatches, indexJobs, sponsoredFirst } from '@/vacancies/findJobs';

const noJobs: readonly Job[] = [];

/** All vacancies that have been fetched. */
export const selectJobs = (state: RootState) => selectJobsResult(state).data?.jobs ?? noJobs;

/** Whether there is a list, even if it is empty. */
export const selectHasList = (state: RootState) => selectJobsResult(state).data !== undefined;

export const selectHasJobs = (state: RootState) => selectJobs(state).length > 0;

/** A vacancy from the fetched list, if it is there. */
export const selectListedJob = (state: RootState, id: string) =>
  selectJobs(state).find((job) => job.id === id);

/** All vacancies, prepared for the search. */
export const selectIndex = createSelector([selectJobs], indexJobs);

/** When the vacancies were sent: their ages count from then. */
export const selectNow = (state: RootState) => selectJobsResult(state).data?.at ?? 0;

const selectMatches = createSelector([selectIndex, selectFilters, selectNow], findMatches);

/** The vacancies as the visitor's filters leave them. */
export const selectFoundJobs = createSelector([selectIndex, selectMatches, selectFilters], applyBoxes);

/** The same, those with sponsorship first. */
export const selectSponsoredFirst = createSelector(
  [selectIndex, createSelector([selectMatches], sponsoredFirst), selectFilters],
  applyBoxes,
);

const selectCounts = createSelector([selectIndex, selectMatches, selectFilters], countOptions);

/** How many vacancies a box would give. */
export const selectOptionCount = (state: RootState, group: FilterGroup, option: string) =>
  selectCounts(state)[group].get(option) ?? 0;

/** The groups of boxes that are shown. */
export const selectGroups = (state: RootState) => selectIndex(state).groups;

/** The ticked boxes of the groups that are shown. */
export const selectTickedBoxes = createSelector([selectGroups, selectFilters], (groups, filters) =>
  groups.flatMap((group) => filters[group].map((option) => ({ group, option }))),
);

/** Whether some vacancies match none of the other boxes of a group. */
export const selectHasOther = createSelector(
  [selectIndex, (_state: RootState, group: FilterGroup) => group],
  ({ entries }, group) => entries.some(({ boxes }) => boxes[group].includes(OTHER)),
);

/** Whether a place near the visitor is asked for, and none is named. */
export const selectAsksWhere = (state: RootState) =>
  selectIndex(state).places.length > 0 && asksNearby(selectLocation(state) || selectSearch(state));

/** Whether the location box has nothing to narrow. */
export const selectLacksPlaces = (state: RootState) =>
  selectHasJobs(state) && selectIndex(state).places.length === 0;
