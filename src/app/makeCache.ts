import createCache, { type EmotionCache } from '@emotion/cache';

/** The attribute of a page's style element with the names of the rules in it. */
export const RENDERED_RULES = 'data-rules';

/**
 * A new style cache for each rendered page. No vendor prefixes: the supported browsers need none. `compat`, as @emotion/server sets
 * it, keeps emotion from warning of `:nth-child` in development: its styles stand in the head, not between the elements.
 */
export const makeCache = (): EmotionCache =>
  Object.assign(createCache({ key: 'css', stylisPlugins: [] }), { compat: true as const });

/**
 * Gives a cache the rules that the page came with. Emotion finds them by itself when they are marked with `data-emotion`, but then
 * moves their element, for which the browser styles the whole page again.
 */
export function takeOverRules(cache: EmotionCache): EmotionCache {
  for (const element of document.querySelectorAll<HTMLStyleElement>(`style[${RENDERED_RULES}]`)) {
    for (const name of element.getAttribute(RENDERED_RULES)?.split(' ') ?? []) cache.inserted[name] = true;
    // New rules follow it, the global ones come before it.
    cache.sheet.tags.push(element);
  }
  return cache;
}
