import { createHash } from 'node:crypto';
import { apiHost } from '@/lib/config';

// A source with a path would allow that one address alone.
const apiOrigin = apiHost && new URL(apiHost).origin;

/**
 * The Content-Security-Policy of a page. Style elements are allowed by the hash of their text; the hash of the empty text
 * is for those that emotion creates empty and fills through the CSSOM. The one inline script is allowed by its hash too.
 * `style` attributes are refused. Forms are sent by script alone.
 * @param page the texts of its style elements, and its inline script
 */
export const contentSecurityPolicy = (page: { styles: readonly string[]; script: string }): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashOf(page.script)}`,
    `style-src 'self' ${[...page.styles, ''].map(hashOf).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${apiOrigin || "'self'"}`,
    // The service worker, and what installs the site.
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site worker',
  ].join('; ');

/** The Content-Security-Policy of the service worker, which fetches for the pages. */
export const workerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `connect-src 'self' ${apiOrigin}`.trim(),
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The source expression by which a Content-Security-Policy allows a text: its SHA-256. */
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
