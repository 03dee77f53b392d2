import { addListener } from '@reduxjs/toolkit';
import { applicationsApi } from '@/api/applicationsApi';
import { isAborted, isSessionEnded, statusOf, submitFailure } from '@/api/problems';
import type { UploadProgress } from '@/api/applicationsApi';
import { applyingCopy } from '@/content/applying';
import type { ApplicationFields } from '@/contract/applications';
import type { Job } from '@/contract/jobs';
import { toasts } from '@/contract/toasts';
import { isRemembering } from '@/features/session/rememberedCredentials';
import { selectAccount } from '@/features/session/sessionSlice';
import { forgetSession } from '@/features/session/signOut';
import { discardDraft, type DraftPlace } from '@/forms/draft/draft';
import type { AwaitAnswer } from '@/forms/submit/useSubmit';
import type { SubmitFailure } from '@/lib/failure';
import type { AppDispatch, RootState } from '@/store/makeStore';
import { notify } from '@/ui/toast/notify';
import {
  acknowledged,
  cancelPressed,
  closeAsked,
  notSent,
  selectOwner,
  selectStage,
  sessionEnded,
  submitted,
  uploaded,
} from './applyingSlice';
import { keepSent, referenceOf } from './sentApplications';

/**
 * Browsers report progress every 50 ms, and nobody knows how much has left the device since. So once no more is left than goes out in
 * two reports, or than LAST_BYTES, the application can no longer be stopped.
 */
const TWO_REPORTS_MS = 100;
const LAST_BYTES = 64 * 1024;

const listen = addListener.withTypes<RootState, AppDispatch>();

type Options = {
  job: Job;
  draft: DraftPlace;
  awaitAnswer: AwaitAnswer;
  onProgress: (progress: UploadProgress) => void;
};

/**
 * Sends an application, and once more should the session have ended and its owner sign in again. Returns what to say if it was not
 * sent. The CV is in no action: the log of actions tells the stages alone.
 */
export const sendApplication =
  (application: ApplicationFields, { job, draft, ...options }: Options) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<SubmitFailure | void> => {
    const jobId = job.id;
    const stage = () => selectStage(getState(), jobId);
    const owner = selectAccount({ session: selectOwner(getState()) });
    const send = () => dispatch(upload({ ...application, jobId }, options));

    dispatch(submitted());
    if (stage() !== 'sending') return undefined;
    let { error } = await send();
    if (isSessionEnded(error) && stage() !== 'closed') {
      dispatch(sessionEnded({ jobId }));
      dispatch(forgetSession());
      await dispatch(untilSignedInAgain(jobId));
      // The page was left, or somebody else has signed in, whose own form is open now.
      if (stage() === 'closed' || selectAccount({ session: selectOwner(getState()) }) !== owner)
        return undefined;
      if (stage() === 'sending') ({ error } = await send());
    }
    if (error) {
      const isStopped = stage() === 'sending' && isAborted(error);
      dispatch(notSent({ jobId }));
      return isStopped ? { line: applyingCopy.stopped } : refusalOf(error);
    }
    discardDraft(draft);
    // Whoever has logged out meanwhile, or wiped the device, in another tab wants nothing of the account to be kept here.
    const isSignedIn = selectAccount(getState()) === owner;
    if (isSignedIn || isRemembering()) keepSent(owner, job, application);
    dispatch(acknowledged({ jobId, reference: referenceOf(job, application) }));
    notify.success(toasts.applicationSent, () => dispatch(closeAsked({ jobId })));
    return undefined;
  };

/** Uploads it. Cancel stops it as long as some of it has not left the device. */
const upload =
  (
    application: ApplicationFields & { jobId: string },
    { awaitAnswer, onProgress }: Pick<Options, 'awaitAnswer' | 'onProgress'>,
  ) =>
  async (dispatch: AppDispatch, getState: () => RootState) => {
    const { jobId } = application;
    const isStoppable = () => selectStage(getState(), jobId) === 'sending';
    const startedAt = performance.now();
    const report = (progress: UploadProgress) => {
      onProgress(progress);
      const rate = progress.sent / Math.max(performance.now() - startedAt, 1);
      const isNearlyOut = progress.total - progress.sent <= Math.max(LAST_BYTES, rate * TWO_REPORTS_MS);
      if (isNearlyOut && isStoppable()) dispatch(uploaded({ jobId }));
    };
    report({ sent: 0, total: application.resume.size });
    const request = dispatch(
      applicationsApi.endpoints.postApplication.initiate({ ...application, onProgress: report }),
    );
    const stopListening = dispatch(
      listen({
        actionCreator: cancelPressed,
        effect: () => {
          if (isStoppable()) request.abort();
        },
      }),
    );
    try {
      return await awaitAnswer(request);
    } finally {
      stopListening();
    }
  };

/** Resolves once the visitor has signed in again, or will not. */
const untilSignedInAgain = (jobId: string) => (dispatch: AppDispatch) =>
  new Promise<void>((resolve) => {
    dispatch(
      listen({
        predicate: (_action, state) => selectStage(state, jobId) !== 'signingInAgain',
        effect: (_action, listener) => {
          listener.unsubscribe();
          resolve();
        },
      }),
    );
  });

/** Goes by the status alone: the answer is not read (docs/behaviour.md, section 7). */
function refusalOf(error: unknown): SubmitFailure {
  const failure = submitFailure(error, toasts.applicationFailed);
  const status = statusOf(error);
  if (status === 410) return { ...failure, line: applyingCopy.vacancyClosed };
  if (status === 413) return { ...failure, line: applyingCopy.resumeTooLarge };
  if (status === 422) return { ...failure, line: applyingCopy.resumeRefused };
  return failure;
}
