import createCache, { type EmotionCache } from '@emotion/cache';

/** A new style cache for each rendered page. No vendor prefixes: the supported browsers need none. */
export const makeCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });
