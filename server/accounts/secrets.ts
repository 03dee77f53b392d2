import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess, fit for cookies and addresses. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: whoever steals the database cannot use it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
