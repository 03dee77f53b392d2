import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates an unguessable token, safe in cookies and URLs. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/**
 * Hashes with SHA-256, as base64url. Tokens, and keys with email addresses, are stored like this: a stolen database then
 * opens no session and names nobody.
 */
export const hashOf = (text: string | Uint8Array): string => digest(text).toString('base64url');

/** Whether two texts are the same, compared in constant time: not even the length of a secret can be measured. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

const digest = (text: string | Uint8Array) => createHash('sha256').update(text).digest();
