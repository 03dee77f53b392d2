import { useReducer } from 'react';
import { useSendApplicationMutation } from '@/api/applicationsApi';
import { busyMessage, isSessionEnded } from '@/api/problems';
import type { ApplicationFields } from '@/contract/applications';
import { toasts } from '@/contract/messages';
import { applicationSent, selectHasApplied } from '@/features/applications/appliedSlice';
import { selectIsAuthenticated } from '@/features/session/sessionSlice';
import { forgetSession } from '@/features/session/useSignOut';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { notify } from '@/ui/toast/notify';
import { nextStage } from './applyingStage';

/**
 * Applying for a vacancy: a guest signs in first; the applied flag is stored as soon as the server accepts; the modal closes
 * once the toast is dismissed.
 */
export function useApplying(jobId: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [sendApplication] = useSendApplicationMutation();
  const isFlagged = useAppSelector((state) => selectHasApplied(state, jobId));
  const [stage, report] = useReducer(nextStage, { name: 'closed' });

  const fail = (error?: unknown) => {
    report({ type: 'failed' });
    notify.failure(toasts.applicationFailed);
    const reason = busyMessage(error);
    if (reason) notify.failure(reason);
  };

  const send = async (application: ApplicationFields, isSecondTry: boolean) => {
    const { error } = await sendApplication({ ...application, jobId });
    if (isSessionEnded(error) && !isSecondTry) {
      dispatch(forgetSession());
      report({ type: 'sessionEnded', application });
    } else if (error) fail(error);
    else {
      dispatch(applicationSent(jobId));
      report({ type: 'acknowledged' });
      notify.success(toasts.applicationSent, () => report({ type: 'closed' }));
    }
  };

  return {
    stage: stage.name,
    hasApplied: isFlagged && stage.name !== 'sent',
    // Read when pressed: a page that has just hydrated still shows what a guest sees.
    apply: () => report({ type: 'applyPressed', isSignedIn: selectIsAuthenticated(store.getState()) }),
    close: () => report({ type: 'closed' }),
    signedIn: () => {
      report({ type: 'signedIn' });
      if (stage.name === 'signingInAgain') void send(stage.application, true);
    },
    cancelSignIn: () => (stage.name === 'signingInAgain' ? fail() : report({ type: 'closed' })),
    submit: (application: ApplicationFields) => {
      report({ type: 'submitted' });
      return send(application, false);
    },
  };
}

export type Applying = ReturnType<typeof useApplying>;
