import type { EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { makeCache } from '@/app/makeCache';

/** A style cache that knows the rules which stand in the prerendered page, and so does not write them again. */
export function cacheOfPage(): EmotionCache {
  const cache = makeCache();
  const style = document.querySelector<HTMLStyleElement>(`style[data-emotion="${cache.key}"]`);
  if (!style) return cache;
  const names = new RegExp(`(?:\\.${cache.key}-|@keyframes )([\\w-]+)`, 'g');
  for (const [, name = ''] of style.textContent.matchAll(names)) cache.inserted[name] = true;
  cache.sheet = new SheetOfPage({ key: cache.key, container: document.head });
  cache.sheet.hydrate([style]);
  return cache;
}

/**
 * Takes elements over where they stand. Emotion's own moves them, after which the whole page is laid out anew. A class,
 * because emotion's Global makes a sheet of its own by this one's constructor and would move the baseline's element.
 */
class SheetOfPage extends StyleSheet {
  override hydrate(elements: HTMLStyleElement[]): void {
    this.tags.push(...elements);
  }
}
