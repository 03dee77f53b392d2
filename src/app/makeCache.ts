import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * A new style cache for each rendered page. No vendor prefixes: the supported browsers need none. `compat`, as @emotion/server sets
 * it, keeps emotion from warning of `:nth-child` in development: its styles stand in the head, not between the elements.
 */
export const makeCache = (): EmotionCache =>
  Object.assign(createCache({ key: 'css', stylisPlugins: [] }), { compat: true as const });
