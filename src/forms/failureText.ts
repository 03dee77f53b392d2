import { clock } from '@/lib/dateFormats';
import type { Failure } from '@/lib/failure';

/** The line at a form's button until the next attempt; a message of the server's or the form's own is used as it is. */
export function failureText(failure: Failure | string): string {
  return typeof failure === 'string' ? failure : failureReason(failure, '. Everything is still here');
}

/** Why something was not sent, and when to try again; `andKept` goes behind the reason. */
export function failureReason({ kind, until }: Failure, andKept = ''): string {
  const when = until === undefined ? 'in a few minutes' : `at ${clock(until)}`;
  return {
    noConnection: `No connection${andKept}: try again when it is back.`,
    noAnswer: `No answer came${andKept}: you can try again. It may have reached us all the same.`,
    busy: `The server is busy${andKept}: try again ${when}.`,
    tooManyTries: `Too many tries. Try again ${when}.`,
  }[kind];
}
