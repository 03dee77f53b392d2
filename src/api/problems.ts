import { messageText } from '@/contract/messageText';
import type { Failure, SubmitFailure } from '@/lib/failure';
import { isRecord } from '@/lib/isRecord';

/** The server's `msg` of a failed call. */
export function serverMessage(error: unknown): string | undefined {
  const data = isRecord(error) ? error.data : undefined;
  return messageText(isRecord(data) ? data.msg : undefined);
}

/** The status of the answer to a failed call, or RTK Query's word for why there was none. */
export const statusOf = (error: unknown): unknown => (isRecord(error) ? error.status : undefined);

/** Whether the call was ended by this page itself. */
const isAborted = (error: unknown): boolean => isRecord(error) && error.name === 'AbortError';

/**
 * What to tell the visitor when a form's call failed: `toast` and, at the button, the reason if it is known, else `toast` again.
 * A visitor who stopped waiting for the answer gets no toast.
 */
export const submitFailure = (error: unknown, toast: string): SubmitFailure =>
  isAborted(error) ? { line: { kind: 'noAnswer' } } : { toast, line: failureOf(error) ?? toast };

/** Why a call failed although the server did not refuse what was sent; undefined where it did. */
function failureOf(error: unknown): Failure | undefined {
  const status = statusOf(error);
  if (status === 'FETCH_ERROR') return { kind: 'noConnection' };
  if (status === 429) return { kind: 'tooManyTries', until: retryTime(error) };
  if (status === 503) return { kind: 'busy', until: retryTime(error) };
  return typeof status === 'number' && status >= 500
    ? { kind: 'ourFault', until: retryTime(error) }
    : undefined;
}

/** When the call may be made again (Retry-After), in epoch milliseconds; undefined when the server does not say. */
function retryTime(error: unknown): number | undefined {
  const data = isRecord(error) ? error.data : undefined;
  const after = isRecord(data) ? data.retryAfter : undefined;
  if (typeof after !== 'string') return undefined;
  const at = /^\d+$/.test(after) ? Date.now() + Number(after) * 1000 : Date.parse(after);
  return Number.isNaN(at) ? undefined : at;
}
