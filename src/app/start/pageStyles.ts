import type { EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { makeCache } from '@/app/makeCache';

/** A style cache that knows the rules which stand in the prerendered page, and so does not write them again. */
export function cacheOfPage(): EmotionCache {
  const cache = makeCache();
  const style = document.querySelector<HTMLStyleElement>('style[data-emotion=css]');
  if (!style) return cache;
  for (const [, id, keyframes] of style.textContent.matchAll(/\.css-(\w+)|@keyframes (\S+?)\{/g)) {
    cache.inserted[id ?? keyframes ?? ''] = true;
  }
  cache.sheet = new SheetOfPage({ key: cache.key, container: document.head });
  cache.sheet.hydrate([style]);
  return cache;
}

/** Takes elements over where they stand. Emotion's own moves them, after which the whole page is laid out anew. */
class SheetOfPage extends StyleSheet {
  override hydrate(elements: HTMLStyleElement[]): void {
    this.tags.push(...elements);
  }
}
