import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { accountsApi } from '@/api/accountsApi';

/** The steps from Apply Now to Applied (docs/behaviour.md, section 4). */
export type ApplyingState = {
  /** The vacancy that is being applied for, or was last. */
  jobId: string;
  stage: 'closed' | 'signingIn' | 'fillingIn' | 'sending' | 'sent';
  /** The number of the application that was sent from here. Until there is one, an applied flag comes from another tab. */
  reference?: string;
  /** `fresh` after a sign-in in this tab; `lost` once the server has not recognised it, as where cookies are blocked. */
  signIn?: 'fresh' | 'lost';
};

const initialState: ApplyingState = { jobId: '', stage: 'closed' };

/** Answers and toasts come late: by then another vacancy may be applied for. */
type OfVacancy = { jobId: string };

/** What the device keeps of an application that the server has accepted. */
export type Acknowledged = OfVacancy & { title: string; account: string; reference: string; sentAt: number };

export const applyingSlice = createSlice({
  name: 'applying',
  initialState,
  reducers: {
    applyPressed: (applying, { payload }: PayloadAction<OfVacancy & { isSignedIn: boolean }>) => {
      applying.jobId = payload.jobId;
      applying.stage = payload.isSignedIn ? 'fillingIn' : 'signingIn';
      delete applying.reference;
    },
    /** Somebody signed in or out, in this tab or another. `isOver` if it is no longer the one before. */
    sessionChanged: (applying, { payload: { isOver } }: PayloadAction<{ isOver: boolean }>) => {
      if (isOver) delete applying.signIn;
      if (isOver && applying.stage !== 'sent') applying.stage = 'closed';
      else if (applying.stage === 'signingIn') applying.stage = 'fillingIn';
    },
    /** The visitor will not sign in. Who was asked to do so again is back at the form. */
    signInCancelled: (applying, { payload: { isSignedIn } }: PayloadAction<{ isSignedIn: boolean }>) => {
      applying.stage = isSignedIn ? 'fillingIn' : 'closed';
    },
    // Validation takes a moment, in which the form may have been cancelled.
    submitted: (applying) => {
      if (applying.stage === 'fillingIn') applying.stage = 'sending';
      if (applying.signIn === 'lost') delete applying.signIn;
    },
    /**
     * The server does not know the session: the visitor signs in over the form, and presses Submit again. A visitor who has just signed
     * in is first told why that did not help.
     */
    sessionEnded: (applying, { payload }: PayloadAction<OfVacancy>) => {
      if (!isSending(applying, payload)) return;
      applying.stage = applying.signIn ? 'fillingIn' : 'signingIn';
      if (applying.signIn) applying.signIn = 'lost';
    },
    notSent: (applying, { payload }: PayloadAction<OfVacancy>) => {
      if (isSending(applying, payload)) applying.stage = 'fillingIn';
    },
    /** The server has said yes. The vacancy counts as applied for from now on (`appliedSlice`). */
    acknowledged: (applying, { payload }: PayloadAction<Acknowledged>) => {
      if (!isSending(applying, payload)) return;
      applying.stage = 'sent';
      applying.reference = payload.reference;
      delete applying.signIn;
    },
    /** The form is to close: by its cancel icon, Escape, Back, or because the toast has gone. A form that is being sent stays open. */
    closeAsked: (applying, { payload: { jobId } }: PayloadAction<OfVacancy>) => {
      if (applying.jobId === jobId && applying.stage !== 'sending') applying.stage = 'closed';
    },
    /** The visitor went to another page; what is being sent goes on. */
    pageLeft: (applying, { payload: { jobId } }: PayloadAction<OfVacancy>) => {
      if (applying.jobId === jobId) applying.stage = 'closed';
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(accountsApi.endpoints.login.matchFulfilled, (applying) => {
      applying.signIn = 'fresh';
    }),
  selectors: {
    /** What the vacancy's dialogs show. */
    selectStage: (applying, jobId: string) => (applying.jobId === jobId ? applying.stage : 'closed'),
    /** The reference number, once it has been sent from here. It outlasts the closing of the dialog. */
    selectReference: (applying) => applying.reference,
    selectIsSignInLost: (applying) => applying.signIn === 'lost',
  },
});

export const {
  applyPressed,
  sessionChanged,
  signInCancelled,
  submitted,
  sessionEnded,
  notSent,
  acknowledged,
  closeAsked,
  pageLeft,
} = applyingSlice.actions;
export const { selectStage, selectReference, selectIsSignInLost } = applyingSlice.selectors;

const isSending = ({ stage, jobId }: ApplyingState, about: OfVacancy) =>
  stage === 'sending' && jobId === about.jobId;
