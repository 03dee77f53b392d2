import { createSelector, createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import * as deviceStorage from '@/device/storage';
import { RECEIPTS_KEY } from '@/device/storageRegistry';
import { APPLIED_PREFIX } from '@/device/storedKeys';
import type { StoredSlice } from '@/device/storedSlice';
import { selectAccount, type SessionState } from '@/features/session/sessionSlice';
import { acknowledged, type Acknowledged } from './applyingSlice';

export type AppliedState = {
  /** Ids of the vacancies that this browser has applied for. */
  jobIds: string[];
  /** Of each application that was sent from here, newest first. */
  receipts: Acknowledged[];
};

const initialState: AppliedState = { jobIds: [], receipts: [] };

export const appliedSlice = createSlice({
  name: 'applied',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(acknowledged, (applied, { payload }) => {
      if (!applied.jobIds.includes(payload.jobId)) applied.jobIds.push(payload.jobId);
      const isAnother = ({ jobId, account }: Acknowledged) =>
        jobId !== payload.jobId || account !== payload.account;
      applied.receipts = [payload, ...applied.receipts.filter(isAnother)];
    }),
  selectors: {
    selectHasApplied: (applied, jobId: string) => applied.jobIds.includes(jobId),
  },
});

export const { selectHasApplied } = appliedSlice.selectors;

/** What the account that is signed in has applied for. */
export const selectReceipts = createSelector(
  [
    (state: { applied: AppliedState }) => state.applied.receipts,
    (state: { session: SessionState }) => selectAccount(state),
  ],
  (receipts, account) => receipts.filter((receipt) => receipt.account === account),
);

const text = v.string();
const Receipts = v.array(
  v.object({ jobId: text, title: text, account: text, reference: text, sentAt: v.number() }),
);

/** One flag per vacancy on the device, `applied_{jobId}` (docs/behaviour.md, section 3), and the receipts. */
export const storedApplied: StoredSlice<AppliedState> = {
  read: () => {
    const flags = deviceStorage.keys().filter(isAppliedKey).filter(deviceStorage.get);
    const receipts = v.safeParse(Receipts, deviceStorage.getJson(RECEIPTS_KEY));
    if (flags.length === 0 && !receipts.success) return undefined;
    return {
      jobIds: flags.map((key) => key.slice(APPLIED_PREFIX.length)),
      receipts: receipts.success ? receipts.output : [],
    };
  },
  write: ({ jobIds, receipts }) => {
    for (const jobId of jobIds) deviceStorage.set(`${APPLIED_PREFIX}${jobId}`, 'true');
    if (receipts.length > 0) deviceStorage.setJson(RECEIPTS_KEY, receipts);
  },
  ownsKey: (key) => isAppliedKey(key) || key === RECEIPTS_KEY,
};

function isAppliedKey(key: string): key is `${typeof APPLIED_PREFIX}${string}` {
  return key.startsWith(APPLIED_PREFIX);
}
