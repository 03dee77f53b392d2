import createCache, { type EmotionCache } from '@emotion/cache';

/** A style cache of its own per page that is rendered. No vendor prefixes: the browsers supported need none. */
export const makeCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });
