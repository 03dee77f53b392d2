import createCache, { type EmotionCache } from '@emotion/cache';

/** The attribute in which a prerendered style element lists the names of its rules. */
export const RENDERED_RULES = 'data-rules';

/**
 * A new style cache for each rendered page. No vendor prefixes: the supported browsers need none. `compat`, as @emotion/server sets
 * it, keeps emotion from warning of `:nth-child` in development: its styles stand in the head, not between the elements.
 */
export const makeCache = (): EmotionCache =>
  Object.assign(createCache({ key: 'css', stylisPlugins: [] }), { compat: true as const });

/**
 * Tells a cache which rules the prerendered HTML already has. Emotion finds rules that are marked with `data-emotion` by itself, but
 * moves their element, which makes the browser restyle the whole page.
 */
export function takeOverRules(cache: EmotionCache): EmotionCache {
  for (const element of document.querySelectorAll<HTMLStyleElement>(`style[${RENDERED_RULES}]`)) {
    for (const name of element.getAttribute(RENDERED_RULES)?.split(' ') ?? []) cache.inserted[name] = true;
    // Emotion inserts new rules after this element, and global ones before it.
    cache.sheet.tags.push(element);
  }
  return cache;
}
