import createCache, { type EmotionCache } from '@emotion/cache';

/** A style cache of its own per page that is rendered. */
export const makeCache = (): EmotionCache => createCache({ key: 'css' });
