import type { Failure } from '@/lib/failure';
import { isRecord } from '@/lib/isRecord';

/** The server's `msg` of a failed call: a non-empty string, or undefined when there is none. */
export function serverMessage(error: unknown): string | undefined {
  const data = isRecord(error) ? error.data : undefined;
  const msg = isRecord(data) ? data.msg : undefined;
  return typeof msg === 'string' && msg.trim() ? msg.trim() : undefined;
}

/** Whether the call failed because what it asked for is no more, such as a vacancy that has closed. */
export const isGone = (error: unknown): boolean => isRecord(error) && error.status === 410;

/** Whether the call failed because the session has ended. */
export const isSessionEnded = (error: unknown): boolean => isRecord(error) && error.status === 401;

/** The server's `msg` when it could not take the call now but will later (429, 503). */
export const busyMessage = (error: unknown): string | undefined =>
  isRecord(error) && (error.status === 429 || error.status === 503) ? serverMessage(error) : undefined;

/** Whether the call was ended by this page itself. */
export const isAborted = (error: unknown): boolean => isRecord(error) && error.name === 'AbortError';

/** When a server that is busy may be asked again, in epoch milliseconds; undefined when it does not say so. */
function busyUntil(error: unknown): number | undefined {
  if (!isRecord(error) || (error.status !== 503 && error.status !== 429)) return undefined;
  const after = isRecord(error.data) ? error.data.retryAfter : undefined;
  if (typeof after !== 'string') return undefined;
  const at = /^\d+$/.test(after) ? Date.now() + Number(after) * 1000 : Date.parse(after);
  return Number.isNaN(at) ? undefined : at;
}

/** Why a call failed although the server did not refuse what was sent; undefined where it did. */
export function failureOf(error: unknown): Failure | undefined {
  const status = isRecord(error) ? error.status : undefined;
  if (status === 'FETCH_ERROR') return { kind: 'noConnection' };
  if (status === 429) return { kind: 'tooManyTries', until: busyUntil(error) };
  return typeof status === 'number' && status >= 500 ? { kind: 'busy', until: busyUntil(error) } : undefined;
}
