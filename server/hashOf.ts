import { createHash } from 'node:crypto';

/** How tokens, and keys with email addresses, are stored: a stolen database then opens no session and names nobody. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
