/** Why a call got no answer that counts, and, if the server says so, when a retry makes sense (epoch milliseconds). */
export type Failure = { kind: 'noConnection' | 'busy' | 'tooManyTries'; until?: number | undefined };

/** What is said of a form that was not sent: by the toast, and at its button until the next try. */
export type Unsent = { toast: string; line: Failure | string };
