import { createSelector } from '@reduxjs/toolkit';
import { selectJobsResult } from '@/api/jobsApi';
import type { Job } from '@/contract/jobs';
import type { RootState } from '@/store/makeStore';
import { findJobs, indexJobs } from './filterJobs';
import { selectFilters } from './filtersSlice';

const noJobs: readonly Job[] = [];

// Only pages that call the API use these: their store has it.
const selectResult = (state: RootState) => selectJobsResult(state as Required<RootState>);

/** All vacancies that have been fetched. */
const selectJobs = (state: RootState) => selectResult(state).data ?? noJobs;

export const selectHasJobs = (state: RootState) => selectJobs(state).length > 0;

/** A vacancy as the list has brought it, if it has. */
export const selectListedJob = (state: RootState, id: string) =>
  selectJobs(state).find((job) => job.id === id);

const selectIndex = createSelector([selectJobs], indexJobs);

/** The vacancies as the visitor's filters leave them; ages count from when they were fetched. */
export const selectFoundJobs = createSelector(
  [selectIndex, selectFilters, (state: RootState) => selectResult(state).fulfilledTimeStamp ?? 0],
  findJobs,
);

export const selectHasDates = (state: RootState) => selectIndex(state).hasDates;

/** Whether the location box has nothing to narrow. */
export const selectLacksPlaces = (state: RootState) => selectHasJobs(state) && !selectIndex(state).hasPlaces;
