import * as v from 'valibot';

/** `msg` of an answer: its text, or undefined unless it is a non-empty string. */
const msg = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined);

/**
 * An answer of which only `msg` is read (register, reset). A body that is no JSON object counts as one without `msg`, because the
 * status alone says that the call succeeded.
 */
export const MessageAnswer = v.fallback(v.object({ msg }), {});
export type MessageAnswer = v.InferOutput<typeof MessageAnswer>;
