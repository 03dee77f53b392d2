import { addListener, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSamePerson, type SessionState } from '@/features/session/sessionSlice';

/** The steps from Apply Now to Applied (docs/behaviour.md, section 4). */
export type ApplyingState = {
  /** The vacancy that is being applied for, or was last. */
  jobId: string;
  stage:
    | 'closed'
    | 'signingIn'
    | 'fillingIn'
    | 'sending'
    /** All of it has left the device, and nothing can stop it any more. */
    | 'awaitingAnswer'
    /** The session ended while it was being sent; it is sent again after signing in. */
    | 'signingInAgain'
    | 'sent';
  /** Whose form it is: the session in which it was opened, even if that has ended since. */
  owner: SessionState;
  /** The number of the application that was sent from here. Until there is one, an applied flag comes from another tab. */
  reference?: string;
  /** Whether the visitor has tried to leave what is being sent. */
  isLeaveRefused: boolean;
};

const initialState: ApplyingState = {
  jobId: '',
  stage: 'closed',
  owner: { isAuthenticated: false, username: '' },
  isLeaveRefused: false,
};

/** Answers and toasts come late: by then another vacancy may be applied for. */
type OfVacancy = PayloadAction<{ jobId: string }>;

export const applyingSlice = createSlice({
  name: 'applying',
  initialState,
  reducers: {
    applyPressed: (_, { payload }: PayloadAction<{ jobId: string; session: SessionState }>) => ({
      ...initialState,
      jobId: payload.jobId,
      owner: payload.session,
      stage: payload.session.isAuthenticated ? 'fillingIn' : 'signingIn',
    }),
    /** Somebody signed in or out, in this tab or another. A form closes to everyone but its owner, whose draft it stays. */
    sessionChanged: (applying, { payload: session }: PayloadAction<SessionState>) => {
      const isOwner = session.isAuthenticated && isSamePerson(applying.owner, session);
      if (applying.stage === 'fillingIn' && !isOwner) applying.stage = 'closed';
      if (!session.isAuthenticated || !isSigningIn(applying)) return;
      applying.stage = isOwner ? 'sending' : 'fillingIn';
      if (!isOwner) applying.owner = session;
    },
    // Validation takes a moment, in which the form may have been cancelled.
    submitted: (applying) => {
      if (applying.stage === 'fillingIn') applying.stage = 'sending';
    },
    uploaded: (applying, { payload }: OfVacancy) => {
      if (isAbout(applying, payload) && applying.stage === 'sending') applying.stage = 'awaitingAnswer';
    },
    sessionEnded: (applying, { payload }: OfVacancy) => {
      if (isAbout(applying, payload) && isUnderway(applying)) changeStage(applying, 'signingInAgain');
    },
    notSent: (applying, { payload }: OfVacancy) => {
      if (isAbout(applying, payload) && isUnderway(applying)) changeStage(applying, 'fillingIn');
    },
    /** The server has said yes. The vacancy counts as applied for from now on (`appliedSlice`). */
    acknowledged: (applying, { payload }: PayloadAction<{ jobId: string; reference: string }>) => {
      if (!isAbout(applying, payload) || applying.stage === 'closed') return;
      changeStage(applying, 'sent');
      applying.reference = payload.reference;
    },
    /** The visitor will not sign in. What was being sent is still in the form. */
    signInCancelled: (applying) => {
      changeStage(applying, applying.stage === 'signingInAgain' ? 'fillingIn' : 'closed');
    },
    /** The visitor pressed Cancel, which stops what can still be stopped. */
    cancelPressed: (applying) => {
      if (applying.stage === 'awaitingAnswer') applying.isLeaveRefused = true;
      else if (applying.stage !== 'sending') applying.stage = 'closed';
    },
    /** The form is to close: by Escape, Back, or because the toast has gone. A form that is being sent stays open. */
    closeAsked: (applying, { payload }: OfVacancy) => {
      if (!isAbout(applying, payload)) return;
      if (isSending(applying)) applying.isLeaveRefused = true;
      else applying.stage = 'closed';
    },
    /** The visitor went to another page; what is being sent goes on. */
    pageLeft: (applying, { payload }: OfVacancy) => {
      if (isAbout(applying, payload)) applying.stage = 'closed';
    },
  },
  selectors: {
    /** What the vacancy's dialogs show. */
    selectStage: (applying, jobId: string) => (applying.jobId === jobId ? applying.stage : 'closed'),
    selectOwner: (applying) => applying.owner,
    /** The reference number, once it has been sent from here. It outlasts the closing of the dialog. */
    selectReference: (applying) => applying.reference,
    selectIsLeaveRefused: (applying) => applying.isLeaveRefused,
  },
});

export const {
  applyPressed,
  sessionChanged,
  submitted,
  uploaded,
  sessionEnded,
  notSent,
  acknowledged,
  signInCancelled,
  cancelPressed,
  closeAsked,
  pageLeft,
} = applyingSlice.actions;
export const { selectStage, selectOwner, selectReference, selectIsLeaveRefused } = applyingSlice.selectors;

/** Reports each change of the session, in this tab or another, while a vacancy is applied for. */
export const followSession = addListener.withTypes<{ applying: ApplyingState; session: SessionState }>()({
  predicate: (_action, now, before) => now.session !== before.session && now.applying.stage !== 'closed',
  effect: (_action, store) => void store.dispatch(sessionChanged(store.getState().session)),
});

type Stage = Pick<ApplyingState, 'stage'>;
const isSending = ({ stage }: Stage) => stage === 'sending' || stage === 'awaitingAnswer';
const isSigningIn = ({ stage }: Stage) => stage === 'signingIn' || stage === 'signingInAgain';
/** Whether its answer is still to come, or it waits to be sent again. */
const isUnderway = (applying: Stage) => isSending(applying) || applying.stage === 'signingInAgain';

const isAbout = (applying: ApplyingState, { jobId }: { jobId: string }) => applying.jobId === jobId;

function changeStage(applying: ApplyingState, stage: ApplyingState['stage']): void {
  applying.stage = stage;
  applying.isLeaveRefused = false;
}
