// Storage keys that prehydration.ts reads too. It is inlined in every page, so keep this file free of imports. What each is for,
// and all other keys: `./storageRegistry`.

export const USERNAME_KEY = 'username';
export const COLOR_SCHEME_KEY = 'lindenway.colorScheme';
/** Followed by a vacancy's id (docs/behaviour.md, section 3). */
export const APPLIED_PREFIX = 'applied_';
/** Set once the fonts have been loaded, so that the next page can use them from the cache at once. */
export const FONTS_KEY = 'lindenway.fonts';
/** Keys that begin with this are in sessionStorage, all others in localStorage. */
export const TAB_PREFIX = 'lindenway.tab.';
/** How far each page of this visit was scrolled. React Router writes it. */
export const SCROLL_KEY = `${TAB_PREFIX}scroll`;
