import type { Failure } from '@/lib/failure';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** The line that stands at the button of a form until the next try. */
export function failureText({ kind, until }: Failure): string {
  const when = until === undefined ? 'in a few minutes' : `at ${clock.format(until)}`;
  return {
    noConnection: 'No connection. Everything is still here: try again when it is back.',
    busy: `The server is busy. Everything is still here: try again ${when}.`,
    tooManyTries: `Too many tries. Try again ${when}.`,
  }[kind];
}
