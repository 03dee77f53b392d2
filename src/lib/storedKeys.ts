// Storage keys that prehydration.ts reads too. It is inlined in every page, so keep this file free of imports.

/** The name of the visitor who is signed in (specification section 3). */
export const USERNAME_KEY = 'username';

/** Light or dark, where the visitor has chosen. */
export const COLOR_SCHEME_KEY = 'lindenway.colorScheme';

/** Followed by a vacancy's id: set once this browser has applied for it (specification section 3). */
export const APPLIED_PREFIX = 'applied_';

/** Set once the fonts have been loaded, so that the next page can use them from the cache at once. */
export const FONTS_KEY = 'lindenway.fonts';
