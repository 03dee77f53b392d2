import { useReducer, useState } from 'react';
import { busyMessage, busyUntil, isAborted, isSessionEnded } from '@/api/problems';
import type { ApplicationFields } from '@/contract/applications';
import { toasts } from '@/contract/messages';
import { applicationSent, selectHasApplied } from '@/features/applications/appliedSlice';
import { useSending } from '@/features/applications/useSending';
import { isSamePerson, selectIsAuthenticated } from '@/features/session/sessionSlice';
import { forgetSession } from '@/features/session/useSignOut';
import { ELSEWHERE } from '@/lib/oneAtATime';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { notify } from '@/ui/toast/notify';
import { nextStage, type Notice } from './applyingStage';

/**
 * Applying for a vacancy: a guest signs in first; the applied flag is stored as soon as the server accepts; the modal closes
 * once the toast is dismissed.
 */
export function useApplying(jobId: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { send: sendOnce, stop, sending } = useSending(jobId);
  const isFlagged = useAppSelector((state) => selectHasApplied(state, jobId));
  const [stage, report] = useReducer(nextStage, { name: 'closed' });
  const [isLateToStop, setLateToStop] = useState(false);

  const fail = (notice: Notice = 'failed', error?: unknown) => {
    report({ type: 'notSent', notice });
    if (notice !== 'stopped' && notice !== 'elsewhere') notify.failure(toasts.applicationFailed);
    const reason = busyMessage(error);
    if (reason) notify.failure(reason);
  };

  const send = async (application: ApplicationFields, isSecondTry: boolean) => {
    const result = await sendOnce(application);
    setLateToStop(false);
    if (result === ELSEWHERE) return fail('elsewhere');
    const { error } = result;
    const until = busyUntil(error);
    if (isSessionEnded(error) && !isSecondTry) {
      const { session } = store.getState();
      dispatch(forgetSession());
      report({ type: 'sessionEnded', application, session });
    } else if (isAborted(error)) fail('stopped');
    else if (until !== undefined) fail({ busyUntil: until }, error);
    else if (error) fail('failed', error);
    else {
      dispatch(applicationSent(jobId));
      report({ type: 'acknowledged' });
      notify.success(toasts.applicationSent, () => report({ type: 'closed' }));
    }
  };

  return {
    stage,
    sending,
    isLateToStop,
    hasApplied: isFlagged && stage.name !== 'sent',
    // Read when pressed: a page that has just hydrated still shows what a guest sees.
    apply: () => report({ type: 'applyPressed', isSignedIn: selectIsAuthenticated(store.getState()) }),
    close: () => report({ type: 'closed' }),
    /** Stops what is being sent, or says that it is too late. */
    stop: () => setLateToStop(!stop()),
    signedIn: () => {
      const isOther =
        stage.name === 'signingInAgain' && !isSamePerson(stage.session, store.getState().session);
      // Another's application is neither sent nor shown: their own form opens, and this one is kept for its owner.
      if (isOther) report({ type: 'closed' });
      report({ type: 'signedIn' });
      if (stage.name === 'signingInAgain' && !isOther) void send(stage.application, true);
    },
    cancelSignIn: () => (stage.name === 'signingInAgain' ? fail() : report({ type: 'closed' })),
    submit: async (application: ApplicationFields) => {
      report({ type: 'submitted' });
      await send(application, false);
    },
  };
}

export type Applying = ReturnType<typeof useApplying>;
