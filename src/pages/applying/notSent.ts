import { busyMessage, failureOf, isAborted, serverMessage } from '@/api/problems';
import { toasts } from '@/contract/toasts';
import { notify } from '@/ui/toast/notify';
import type { Notice } from './applyingStage';

/** What to tell the visitor about a call that failed. */
export function noticeOf(error: unknown): Notice {
  if (isAborted(error)) return 'stopped';
  const failure = failureOf(error);
  if (failure) return { failure };
  // For instance: a virus in the CV, or the vacancy has closed.
  const refusal = serverMessage(error);
  return refusal ? { refusal } : 'failed';
}

/** Shows the toasts for a failure; none if the visitor or another tab is the reason. */
export function toastFailure(notice: Notice, error: unknown): void {
  if (notice !== 'stopped' && notice !== 'elsewhere') notify.failure(toasts.applicationFailed);
  const reason = busyMessage(error);
  if (reason) notify.failure(reason);
}
