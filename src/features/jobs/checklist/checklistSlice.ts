import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { asTexts, jsonSlice } from '@/device/storedSlice';

/** Ids of the ticked rows of the checklist. */
export type ChecklistState = { done: string[] };

const initialState: ChecklistState = { done: [] };

export const checklistSlice = createSlice({
  name: 'checklist',
  initialState,
  reducers: {
    itemTicked: ({ done }, { payload }: PayloadAction<{ id: string; isDone: boolean }>) => {
      const others = done.filter((id) => id !== payload.id);
      if (payload.isDone) others.push(payload.id);
      return others.length > 0 ? { done: others } : initialState;
    },
  },
  selectors: { selectTickedItems: ({ done }) => done },
});

export const { itemTicked } = checklistSlice.actions;
export const { selectTickedItems } = checklistSlice.selectors;

export const storedChecklist = jsonSlice<ChecklistState>('lindenway.checklist', {
  initialState,
  toState: ({ done }) => ({ done: asTexts(done) }),
});
