import createCache, { type EmotionCache } from '@emotion/cache';

// Shared by all caches, because emotion keeps compiled rules per array: a new one for each page makes Node render a quarter slower.
const stylisPlugins: [] = [];

/**
 * A new style cache for each rendered page. No vendor prefixes: the supported browsers need none. `compat`, as @emotion/server sets
 * it, keeps emotion from warning of `:nth-child` in development: its styles stand in the head, not between the elements.
 */
export const makeCache = (): EmotionCache =>
  Object.assign(createCache({ key: 'x', stylisPlugins }), { compat: true as const });
