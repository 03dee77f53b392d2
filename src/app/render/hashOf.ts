import { createHash } from 'node:crypto';

/** The source expression by which a Content-Security-Policy allows a text: its SHA-256. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
