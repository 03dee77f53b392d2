import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { asText, jsonSlice } from '@/device/storedSlice';
import { signedIn } from './sessionSlice';

/** What a guest is led back to after signing up or in. Blank where there is nothing. */
export type WayBackState = { jobId: string; title: string; email: string };

const initialState: WayBackState = { jobId: '', title: '', email: '' };

export const wayBackSlice = createSlice({
  name: 'wayBack',
  initialState,
  reducers: {
    /** A guest went from a vacancy to a page about accounts. */
    vacancyLeft: (wayBack, { payload }: PayloadAction<{ jobId: string; title?: string }>) => {
      if (wayBack.jobId !== payload.jobId) wayBack.title = '';
      wayBack.jobId = payload.jobId;
      wayBack.title = payload.title ?? wayBack.title;
    },
    /** The vacancy was opened again, or the line closed. */
    wayBackTaken: ({ email }) => (email ? { ...initialState, email } : initialState),
    /** An email was typed into one account form, and the next one will ask for it too. */
    emailCarried: (wayBack, { payload }: PayloadAction<string>) => {
      if (payload) wayBack.email = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(signedIn, (wayBack) => (wayBack.jobId ? { ...wayBack, email: '' } : initialState)),
  selectors: {
    selectVacancyLeft: (wayBack) => wayBack.jobId,
    selectVacancyTitle: (wayBack) => wayBack.title,
    selectCarriedEmail: (wayBack) => wayBack.email,
  },
});

export const { vacancyLeft, wayBackTaken, emailCarried } = wayBackSlice.actions;
export const { selectVacancyLeft, selectVacancyTitle, selectCarriedEmail } = wayBackSlice.selectors;

/** In all tabs, because the link in a mail opens another one. */
export const storedWayBack = jsonSlice<WayBackState>('lindenway.wayBack', {
  initialState,
  toState: ({ jobId, title, email }) => ({
    jobId: asText(jobId),
    title: asText(title),
    email: asText(email),
  }),
});
