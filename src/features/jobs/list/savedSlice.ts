import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Job } from '@/contract/jobs';
import { jsonSlice } from '@/device/storedSlice';
import { isRecord } from '@/lib/isRecord';

/** What is kept of a saved vacancy: enough to name it once it has closed. */
export type SavedJob = Pick<Job, 'id' | 'job_title'>;
export type SavedState = { jobs: readonly SavedJob[] };

const initialState: SavedState = { jobs: [] };

/** The vacancies that a visitor has saved on this device, the latest first. */
export const savedSlice = createSlice({
  name: 'saved',
  initialState,
  reducers: {
    vacancySaved: ({ jobs }, { payload: { id, job_title } }: PayloadAction<SavedJob>) => ({
      jobs: [{ id, job_title }, ...jobs.filter((job) => job.id !== id)],
    }),
    vacancyUnsaved: ({ jobs }, { payload }: PayloadAction<string>) =>
      jobs.length > 1 ? { jobs: jobs.filter(({ id }) => id !== payload) } : initialState,
  },
  selectors: {
    selectSaved: ({ jobs }) => jobs,
    selectIsSaved: ({ jobs }, jobId: string) => jobs.some(({ id }) => id === jobId),
  },
});

export const { vacancySaved, vacancyUnsaved } = savedSlice.actions;
export const { selectSaved, selectIsSaved } = savedSlice.selectors;

export const storedSaved = jsonSlice<SavedState>('lindenway.saved', {
  initialState,
  toState: ({ jobs }) => ({ jobs: Array.isArray(jobs) ? jobs.filter(isSavedJob) : [] }),
});

const isSavedJob = (value: unknown): value is SavedJob =>
  isRecord(value) && typeof value.id === 'string' && typeof value.job_title === 'string';

/** Whether the list shows the saved vacancies instead. */
export const isSavedQuery = (query: string): boolean => new URLSearchParams(query).get('list') === 'saved';
