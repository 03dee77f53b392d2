import { randomBytes } from 'node:crypto';

/** Creates an unguessable token, safe in cookies and URLs. */
export const createToken = (): string => randomBytes(32).toString('base64url');
