import { useState } from 'react';
import { isSessionEnded } from '@/api/problems';
import type { ApplicationFields } from '@/contract/applications';
import { toasts } from '@/contract/toasts';
import { applicationSent, selectHasApplied } from '@/features/applications/appliedSlice';
import { ELSEWHERE } from '@/features/applications/oneAtATime';
import type { SendingHint } from '@/features/applications/SendingLines';
import { useSending } from '@/features/applications/useSending';
import { selectAccount, selectIsAuthenticated } from '@/features/session/sessionSlice';
import { forgetSession } from '@/features/session/signOut';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { notify } from '@/ui/toast/notify';
import type { Notice } from './applyingStage';
import { noticeOf, toastFailure } from './notSent';
import { useOwner } from './useOwner';
import { useStage, type Report } from './useStage';

/**
 * Applying for a vacancy: a guest signs in first; the applied flag is stored as soon as the server accepts; the modal closes
 * once the toast is dismissed.
 */
export function useApplying(jobId: string) {
  const store = useAppStore();
  const isFlagged = useAppSelector((state) => selectHasApplied(state, jobId));
  const { stage, stageNow, report } = useStage();
  const [hint, setHint] = useState<SendingHint>();
  const { send, fail, stop, sending } = useReportedSending(jobId, report, () => setHint(undefined));
  const { owner, becomeOwner, isOwnerSignedIn } = useOwner({
    stage,
    stageNow,
    close: () => report({ type: 'closed' }),
  });

  return {
    stage,
    sending,
    hint,
    /** Whose form it is: the account that was signed in when it opened, even if its session has ended since. */
    account: selectAccount({ session: owner }),
    // Not yet while the toast is shown: until it has gone, the form stays open.
    hasApplied: isFlagged && stage.name !== 'sent',
    // Read when pressed: a page that has just hydrated still shows what a guest sees.
    apply: () => {
      becomeOwner();
      report({ type: 'applyPressed', isSignedIn: selectIsAuthenticated(store.getState()) });
    },
    /** Closes the form, or says that it is still being sent, or that it can no longer be stopped. */
    close: () => {
      if (report({ type: 'closed' }).name === 'sending')
        setHint(sending.isOnItsWay ? 'onItsWay' : 'stillSending');
    },
    /** Stops what is being sent, or says that it is too late; `isGivingUp` stops waiting for the answer even so. */
    stop: (isGivingUp?: boolean) => setHint(stop(isGivingUp) ? undefined : 'onItsWay'),
    signedIn: () => {
      const before = stageNow();
      const isAgain = before.name === 'signingInAgain';
      // Someone else has signed in: their own form opens, and the unsent application stays its owner's draft.
      if (isAgain && !isOwnerSignedIn()) {
        becomeOwner();
        report({ type: 'applyPressed', isSignedIn: true });
        return;
      }
      if (before.name === 'signingIn') becomeOwner();
      report({ type: 'signedIn' });
      if (isAgain) void send(before.application, before.onSent, true);
    },
    cancelSignIn: () => (stage.name === 'signingInAgain' ? fail() : report({ type: 'closed' })),
    submit: async (application: ApplicationFields, onSent: () => void) => {
      if (report({ type: 'submitted' }).name !== 'sending') return;
      await send(application, onSent);
    },
  };
}

/** Sends an application, and reports what became of it; `onSettled` runs once that is known. */
function useReportedSending(jobId: string, report: Report, onSettled: () => void) {
  const dispatch = useAppDispatch();
  const { send: sendOnce, stop, sending } = useSending(jobId);

  const fail = (notice: Notice = 'failed', error?: unknown) => {
    report({ type: 'notSent', notice });
    toastFailure(notice, error);
  };
  const succeed = (onSent: () => void) => {
    dispatch(applicationSent(jobId));
    onSent();
    report({ type: 'acknowledged' });
    notify.success(toasts.applicationSent, () => report({ type: 'closed' }));
  };
  const send = async (application: ApplicationFields, onSent: () => void, isSecondTry = false) => {
    const result = await sendOnce(application);
    onSettled();
    if (result === ELSEWHERE) return fail('elsewhere');
    const { error } = result;
    if (!error) return succeed(onSent);
    if (!isSessionEnded(error) || isSecondTry) return fail(noticeOf(error), error);
    dispatch(forgetSession());
    report({ type: 'sessionEnded', application, onSent });
  };
  return { send, fail, stop, sending };
}

export type Applying = ReturnType<typeof useApplying>;
