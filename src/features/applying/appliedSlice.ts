import { createSlice } from '@reduxjs/toolkit';
import * as deviceStorage from '@/device/storage';
import { APPLIED_PREFIX } from '@/device/storedKeys';
import type { StoredSlice } from '@/device/storedSlice';
import { acknowledged } from './applyingSlice';

/** Ids of the vacancies that this browser has applied for. */
export type AppliedState = { jobIds: string[] };

const initialState: AppliedState = { jobIds: [] };

export const appliedSlice = createSlice({
  name: 'applied',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(acknowledged, (applied, { payload: { jobId } }) => {
      if (!applied.jobIds.includes(jobId)) applied.jobIds.push(jobId);
    }),
  selectors: {
    selectHasApplied: (applied, jobId: string) => applied.jobIds.includes(jobId),
  },
});

export const { selectHasApplied } = appliedSlice.selectors;

/** One flag per vacancy on the device: `applied_{jobId}` (docs/behaviour.md, section 3). */
export const storedApplied: StoredSlice<AppliedState> = {
  read: () => {
    const keys = deviceStorage.keys().filter(isAppliedKey).filter(deviceStorage.get);
    return keys.length > 0 ? { jobIds: keys.map((key) => key.slice(APPLIED_PREFIX.length)) } : undefined;
  },
  write: ({ jobIds }) => {
    for (const jobId of jobIds) deviceStorage.set(`${APPLIED_PREFIX}${jobId}`, 'true');
  },
  ownsKey: isAppliedKey,
};

function isAppliedKey(key: string): key is `${typeof APPLIED_PREFIX}${string}` {
  return key.startsWith(APPLIED_PREFIX);
}
