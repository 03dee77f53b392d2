import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { asText, jsonSlice } from '@/device/storedSlice';

/** What a guest is led back to after signing up or in. Blank where there is nothing. */
export type ReturnLinkState = { jobId: string; title: string };

const initialState: ReturnLinkState = { jobId: '', title: '' };

export const returnLinkSlice = createSlice({
  name: 'returnLink',
  initialState,
  reducers: {
    /** A guest went from a vacancy to a page about accounts. */
    vacancyLeft: (returnLink, { payload }: PayloadAction<{ jobId: string; title?: string }>) => {
      if (returnLink.jobId !== payload.jobId) returnLink.title = '';
      returnLink.jobId = payload.jobId;
      returnLink.title = payload.title ?? returnLink.title;
    },
    /** The vacancy was opened again, or the line closed. */
    returnLinkDismissed: () => initialState,
  },
  selectors: {
    selectVacancyLeft: (returnLink) => returnLink.jobId,
    selectVacancyTitle: (returnLink) => returnLink.title,
  },
});

export const { vacancyLeft, returnLinkDismissed } = returnLinkSlice.actions;
export const { selectVacancyLeft, selectVacancyTitle } = returnLinkSlice.selectors;

/** In all tabs, because the link in a mail opens another one. */
export const storedReturnLink = jsonSlice<ReturnLinkState>('lindenway.returnLink', {
  initialState,
  toState: ({ jobId, title }) => ({ jobId: asText(jobId), title: asText(title) }),
});
