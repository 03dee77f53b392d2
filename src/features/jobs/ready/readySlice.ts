import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { asTexts, jsonSlice } from '@/device/storedSlice';

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
  },
  selectors: { selectReady: ({ done }) => done },
});

export const { readyTicked } = readySlice.actions;
export const { selectReady } = readySlice.selectors;

export const storedReady = jsonSlice<ReadyState>('lindenway.ready', {
  initialState,
  toState: ({ done }) => ({ done: asTexts(done) }),
});
