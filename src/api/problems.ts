import { isRecord } from '@/lib/isRecord';

/** The server's `msg` of a failed call: a non-empty string, or undefined when there is none. */
export function serverMessage(error: unknown): string | undefined {
  const data = isRecord(error) ? error.data : undefined;
  const msg = isRecord(data) ? data.msg : undefined;
  return typeof msg === 'string' && msg.trim() ? msg.trim() : undefined;
}

/** Whether the call failed because the session has ended. */
export const isSessionEnded = (error: unknown): boolean => isRecord(error) && error.status === 401;

/** The server's `msg` when it could not take the call now but will later (429, 503). */
export const busyMessage = (error: unknown): string | undefined =>
  isRecord(error) && (error.status === 429 || error.status === 503) ? serverMessage(error) : undefined;
