import { apiHost } from '@/lib/config';
import { hashOf } from './hashOf';

/** The `style` attributes that MUI's accordions render; no other is allowed. */
const STYLE_ATTRIBUTES = ['--Paper-shadow:none', 'min-height:0px'];

/**
 * The Content-Security-Policy of a page. Style elements are allowed by the hash of their text; the hash of the empty text
 * is for those that emotion creates empty and fills through the CSSOM. The one inline script is allowed by its hash too.
 * Forms are sent by script alone.
 */
export function contentSecurityPolicy(
  styleHashes: readonly string[],
  scriptHashes: readonly string[],
): string {
  const styles = [...new Set([...styleHashes, hashOf('')])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    `style-src 'self' ${styles}`,
    `style-src-attr 'unsafe-hashes' ${STYLE_ATTRIBUTES.map(hashOf).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${apiHost || "'self'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site',
  ].join('; ');
}
