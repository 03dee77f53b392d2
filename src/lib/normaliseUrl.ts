/**
 * Normalises an address that is compared and extended as text: scheme and host in lower case, no default port, no slash at the end. Text
 * that is no URL only loses its slashes at the end. For the build and the server: `canParse` is newer than many phones.
 */
export const normaliseUrl = (url: string): string =>
  (URL.canParse(url) ? new URL(url).href : url).replace(/\/+$/, '');
