import createCache, { type EmotionCache } from '@emotion/cache';

/** Marks the style element that has the rules of every class in the page. */
export const RENDERED_RULES = 'data-rules';

// Shared by all caches, because emotion keeps compiled rules per array: a new one for each page makes Node render a quarter slower.
const stylisPlugins: [] = [];

/**
 * A new style cache for each rendered page. No vendor prefixes: the supported browsers need none. `compat`, as @emotion/server sets
 * it, keeps emotion from warning of `:nth-child` in development: its styles stand in the head, not between the elements. The key begins
 * each class name: `css` would make every page 50 bytes longer.
 */
export const makeCache = (): EmotionCache =>
  Object.assign(createCache({ key: 'x', stylisPlugins }), { compat: true as const });

/**
 * Tells a cache which rules the prerendered HTML already has. Emotion finds rules that are marked with `data-emotion` by itself, but
 * moves their element, which makes the browser restyle the whole page.
 */
export function adoptRenderedStyles(cache: EmotionCache): EmotionCache {
  const element = document.querySelector<HTMLStyleElement>(`style[${RENDERED_RULES}]`);
  if (!element) return cache;
  const prefix = `${cache.key}-`;
  for (const { classList } of document.querySelectorAll(`[class*="${prefix}"]`)) {
    for (const name of classList)
      if (name.startsWith(prefix)) cache.inserted[name.slice(prefix.length)] = true;
  }
  // Emotion inserts new rules after this element, and global ones before it.
  cache.sheet.tags.push(element);
  return cache;
}
