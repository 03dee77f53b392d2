import { createHash, randomBytes } from 'node:crypto';

/** Creates an unguessable token, safe in cookies and URLs. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are stored hashed, so that a stolen database opens no session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
