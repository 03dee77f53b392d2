import { failureWords, formWords } from '@/forms/formWords';
import { clock } from '@/lib/time/dateFormats';
import type { Failure } from '@/lib/failure';

/** The line at a form's button until the next attempt; a message of the server's or the form's own is used as it is. */
export const failureText = (failure: Failure | string): string =>
  typeof failure === 'string' ? failure : `${failureReason(failure)} ${formWords.isKept}`;

/** Why something was not sent, and when to try again. */
function failureReason({ kind, until }: Failure): string {
  const words = failureWords[kind];
  if (typeof words === 'string') return words;
  return words(until === undefined ? failureWords.inAFewMinutes : failureWords.at(clock(until)));
}
