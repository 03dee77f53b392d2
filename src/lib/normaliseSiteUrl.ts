/**
 * Writes the site's address in its one form: scheme and host in lower case, no default port, no slash at the end. Site and server
 * compare and extend it as text. What is no address stays as it is.
 */
export const normaliseSiteUrl = (url: string): string =>
  (URL.canParse(url) ? new URL(url).href : url).replace(/\/+$/, '');
