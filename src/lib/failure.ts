/** Why a call got no answer that counts, and, if the server says so, when a retry makes sense (epoch milliseconds). */
export type Failure = { kind: 'noConnection' | 'busy' | 'tooManyTries'; until?: number | undefined };
