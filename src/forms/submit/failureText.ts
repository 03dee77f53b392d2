import { clock } from '@/lib/dateFormats';
import type { Failure } from '@/lib/failure';

/** The line at a form's button until the next attempt; a message of the server's or the form's own is used as it is. */
export const failureText = (failure: Failure | string): string =>
  typeof failure === 'string' ? failure : `${failureReason(failure)} What you typed is still here.`;

/** Why something was not sent, and when to try again. */
export function failureReason({ kind, until }: Failure): string {
  const when = until === undefined ? 'in a few minutes' : `at ${clock(until)}`;
  return {
    noConnection: 'No connection: try again when it is back.',
    noAnswer: 'No answer came, but it may have reached us all the same. You can try again.',
    busy: `The server is busy: try again ${when}.`,
    tooManyTries: `Too many tries. Try again ${when}.`,
  }[kind];
}
