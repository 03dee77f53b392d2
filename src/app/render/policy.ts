import { apiHost } from '@/lib/config';

/**
 * The Content-Security-Policy of a page. Style elements are allowed by the hash of their text; the hash of the empty text
 * is for those that emotion creates empty and fills through the CSSOM. The one script in the page itself is allowed by its
 * hash too. Forms are sent by script alone.
 */
export function contentSecurityPolicy(
  styleHashes: readonly string[],
  scriptHashes: readonly string[],
): string {
  const styles = [...new Set([...styleHashes, EMPTY_STYLE])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    `style-src 'self' ${styles}`,
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

/** The SHA-256 of nothing. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
