import { busyMessage, failureOf, isAborted, serverMessage } from '@/api/problems';
import type { ApplicationFields } from '@/contract/applications';
import { toasts } from '@/contract/messages';
import { applicationSent } from '@/features/applications/appliedSlice';
import { forgetSession } from '@/features/session/useSignOut';
import { useAppStore } from '@/store/hooks';
import { notify } from '@/ui/toast/notify';
import type { Notice } from './applyingStage';
import type { Report } from './useStage';

/** What follows when an application was sent, was not, or found the session ended: in the store, the stage and the toasts. */
export function useOutcomes(jobId: string, report: Report) {
  const { dispatch, getState } = useAppStore();
  return {
    succeed: (onSent: (() => void) | undefined) => {
      dispatch(applicationSent(jobId));
      onSent?.();
      report({ type: 'acknowledged' });
      notify.success(toasts.applicationSent, () => report({ type: 'closed' }));
    },
    fail: (notice: Notice, error?: unknown) => {
      report({ type: 'notSent', notice });
      if (notice !== 'stopped' && notice !== 'elsewhere') notify.failure(toasts.applicationFailed);
      const reason = busyMessage(error);
      if (reason) notify.failure(reason);
    },
    endSession: (application: ApplicationFields) => {
      const { session } = getState();
      dispatch(forgetSession());
      report({ type: 'sessionEnded', application, session });
    },
  };
}

/** What to tell the visitor about a call that failed. */
export function noticeOf(error: unknown): Notice {
  if (isAborted(error)) return 'stopped';
  const failure = failureOf(error);
  if (failure) return { failure };
  // Such as a virus in the CV, or a vacancy that has closed.
  const refusal = serverMessage(error);
  return refusal ? { refusal } : 'failed';
}
