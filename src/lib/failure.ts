/** Why a call got no answer that counts, and until when (epoch milliseconds) it is no use to try again, if the server says so. */
export type Failure = { kind: 'noConnection' | 'busy' | 'tooManyTries'; until?: number | undefined };
