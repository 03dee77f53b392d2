/**
 * Normalises an address that is compared and extended as text: scheme and host in lower case, no default port, no slash at the end. Text
 * that is no URL only loses its slashes at the end.
 */
export function normaliseUrl(url: string): string {
  let whole = url;
  try {
    whole = new URL(url).href;
  } catch {
    // A path, or nothing. `URL.canParse` is newer than many phones.
  }
  return whole.replace(/\/+$/, '');
}
