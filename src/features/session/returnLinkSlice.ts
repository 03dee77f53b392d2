import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { asText, jsonSlice } from '@/device/storedSlice';
import { signedIn } from './sessionSlice';

/** What a guest is led back to after signing up or in. Blank where there is nothing. */
export type ReturnLinkState = { jobId: string; title: string; email: string };

const initialState: ReturnLinkState = { jobId: '', title: '', email: '' };

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
    returnLinkDismissed: ({ email }) => (email ? { ...initialState, email } : initialState),
    /** An email was typed into one account form, and the next one will ask for it too. */
    emailEntered: (returnLink, { payload }: PayloadAction<string>) => {
      if (payload) returnLink.email = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(signedIn, (returnLink) =>
      returnLink.jobId ? { ...returnLink, email: '' } : initialState,
    ),
  selectors: {
    selectVacancyLeft: (returnLink) => returnLink.jobId,
    selectVacancyTitle: (returnLink) => returnLink.title,
    selectPrefilledEmail: (returnLink) => returnLink.email,
  },
});

export const { vacancyLeft, returnLinkDismissed, emailEntered } = returnLinkSlice.actions;
export const { selectVacancyLeft, selectVacancyTitle, selectPrefilledEmail } = returnLinkSlice.selectors;

/** In all tabs, because the link in a mail opens another one. */
export const storedReturnLink = jsonSlice<ReturnLinkState>('lindenway.returnLink', {
  initialState,
  toState: ({ jobId, title, email }) => ({
    jobId: asText(jobId),
    title: asText(title),
    email: asText(email),
  }),
});
