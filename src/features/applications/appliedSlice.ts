import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { deviceWiped } from '@/lib/device/events';
import * as deviceStorage from '@/lib/device/storage';
import { APPLIED_PREFIX } from '@/lib/device/storedKeys';
import type { StoredSlice } from '@/lib/device/storedSlice';

/** Ids of the vacancies that this browser has applied for. */
export type AppliedState = { jobIds: string[] };

const initialState: AppliedState = { jobIds: [] };

export const appliedSlice = createSlice({
  name: 'applied',
  initialState,
  reducers: {
    applicationSent: (applied, { payload: jobId }: PayloadAction<string>) => {
      if (!applied.jobIds.includes(jobId)) applied.jobIds.push(jobId);
    },
    appliedRestored: (_, { payload }: PayloadAction<AppliedState>) => payload,
  },
  extraReducers: (builder) => builder.addCase(deviceWiped, () => initialState),
  selectors: {
    selectHasApplied: (applied, jobId: string) => applied.jobIds.includes(jobId),
  },
});

export const { applicationSent, appliedRestored } = appliedSlice.actions;
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
