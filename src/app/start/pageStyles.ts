import type { EmotionCache } from '@emotion/cache';
import { makeCache } from '@/app/makeCache';

/** A style cache that knows the rules which stand in the prerendered page, and so does not write them again. */
export function cacheOfPage(): EmotionCache {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-emotion=css]')) {
    const names = style.textContent.matchAll(/\.css-(\w+)|@keyframes (\S+?)\{/g);
    style.dataset.emotion = ['css', ...new Set([...names].map(([, id, keyframes]) => id ?? keyframes))].join(
      ' ',
    );
  }
  return makeCache();
}
