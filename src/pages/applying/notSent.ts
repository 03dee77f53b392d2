import { busyMessage, failureOf, isAborted, serverMessage } from '@/api/problems';
import { toasts } from '@/contract/toasts';
import { notify } from '@/ui/toast/notify';
import type { Notice } from './applyingStage';

/** What to tell the visitor about a call that failed. */
export function noticeOf(error: unknown): Notice {
  if (isAborted(error)) return 'stopped';
  const failure = failureOf(error);
  if (failure) return { failure };
  // Such as a virus in the CV, or a vacancy that has closed.
  const refusal = serverMessage(error);
  return refusal ? { refusal } : 'failed';
}

/** Shows the toasts for a failure, of which there is none where nothing failed. */
export function toastFailure(notice: Notice, error: unknown): void {
  if (notice !== 'stopped' && notice !== 'elsewhere') notify.failure(toasts.applicationFailed);
  const reason = busyMessage(error);
  if (reason) notify.failure(reason);
}
