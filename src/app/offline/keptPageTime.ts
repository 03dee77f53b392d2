import { PAGES_CACHE } from '@/device/cacheNames';

/** When the service worker fetched a page, in epoch milliseconds; undefined if it has not, or the page's host sent no date. */
export async function keptPageTime(pathname: string): Promise<number | undefined> {
  try {
    // The worker keeps a page under its address with the version behind it.
    const options = { cacheName: PAGES_CACHE, ignoreSearch: true, ignoreVary: true };
    const page = await caches.match(pathname, options);
    return Date.parse(page?.headers.get('Date') ?? '') || undefined;
  } catch {
    return undefined;
  }
}
