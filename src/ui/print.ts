import type { CSSObject } from '@mui/material/styles';

/**
 * Prints the address of a link behind it: of another site in full, of a page of this site without the scheme, and nothing when the site was
 * built without a public address, because a path alone leads nowhere. Stands in `@media print`.
 */
export function printedAddress(siteUrl: string): CSSObject {
  const host = publicHost(siteUrl);
  const address = { fontWeight: 400 };
  return {
    '&[href^="http"]:not([href*="/maps/"])::after': { ...address, content: '" (" attr(href) ")"' },
    ...(host && { '&[href^="/"]::after': { ...address, content: `" (${host}" attr(href) ")"` } }),
  };
}

/** The host of a public site, as people type it; nothing for one that was built without a public address. */
export const publicHost = (siteUrl: string): string =>
  siteUrl.startsWith('http://localhost') ? '' : siteUrl.replace(/^https?:\/\//, '');
