/**
 * Why a call failed although nothing was refused (`noAnswer`: the visitor stopped waiting), and when it may be made again, if the
 * server says so (epoch milliseconds).
 */
export type Failure = {
  kind: 'noConnection' | 'noAnswer' | 'busy' | 'ourFault' | 'tooManyTries';
  until?: number | undefined;
};

/**
 * What the visitor is told when a form was not sent: in a toast, unless they stopped it themselves, and in a line at the button until
 * the next attempt.
 */
export type SubmitFailure = { toast?: string; line: Failure | string };
