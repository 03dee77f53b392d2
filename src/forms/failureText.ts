import { clock } from '@/lib/dateFormats';
import type { Failure } from '@/lib/failure';

/** The line at a form's button until the next attempt; a message of the server's or the form's own is used as it is. */
export function failureText(failure: Failure | string): string {
  if (typeof failure === 'string') return failure;
  const { kind, until } = failure;
  const when = until === undefined ? 'in a few minutes' : `at ${clock(until)}`;
  return {
    noConnection: 'No connection. Everything is still here: try again when it is back.',
    busy: `The server is busy. Everything is still here: try again ${when}.`,
    tooManyTries: `Too many tries. Try again ${when}.`,
  }[kind];
}
