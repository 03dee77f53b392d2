import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { deviceWiped } from '@/lib/device/events';
import { asTexts, jsonSlice } from '@/lib/device/storedSlice';

/** Ids of the ticked rows of the checklist. */
export type ReadyState = { done: string[] };

const initialState: ReadyState = { done: [] };

export const readySlice = createSlice({
  name: 'ready',
  initialState,
  reducers: {
    readyTicked: ({ done }, { payload }: PayloadAction<{ id: string; isDone: boolean }>) => {
      const others = done.filter((id) => id !== payload.id);
      if (payload.isDone) others.push(payload.id);
      return others.length > 0 ? { done: others } : initialState;
    },
    readyRestored: (_, { payload }: PayloadAction<ReadyState>) => payload,
  },
  extraReducers: (builder) => builder.addCase(deviceWiped, () => initialState),
  selectors: { selectReady: ({ done }) => done },
});

export const { readyTicked, readyRestored } = readySlice.actions;
export const { selectReady } = readySlice.selectors;

export const storedReady = jsonSlice<ReadyState>('lindenway.ready', {
  initialState,
  toState: ({ done }) => ({ done: asTexts(done) }),
  isInAllTabs: true,
});
