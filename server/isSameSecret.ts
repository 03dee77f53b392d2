import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a secret with what somebody sent, in a time that tells nothing about either, not even a length. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

const digest = (text: string) => createHash('sha256').update(text).digest();
