import { createHash, timingSafeEqual } from 'node:crypto';

/** How tokens, and keys with email addresses, are stored: a stolen database then opens no session and names nobody. */
export const hashOf = (text: string): string => digest(text).toString('base64url');

/** Compares a secret with what somebody sent, in a time that tells nothing about either, not even a length. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

const digest = (text: string) => createHash('sha256').update(text).digest();
