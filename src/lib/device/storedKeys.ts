// Storage keys that prehydration.ts reads too. It is inlined in every page, so keep this file free of imports. What each is for,
// and all other keys: `./keptThings`.

export const USERNAME_KEY = 'username';
export const COLOR_SCHEME_KEY = 'lindenway.colorScheme';
/** Followed by a vacancy's id (docs/behaviour.md, section 3). */
export const APPLIED_PREFIX = 'applied_';
/** Set once the fonts have been loaded, so that the next page can use them from the cache at once. */
export const FONTS_KEY = 'lindenway.fonts';
/** Always in sessionStorage: marks a tab on a shared computer. */
export const SHARED_KEY = 'lindenway.shared';
/** When a tab on a shared computer was last used, in epoch milliseconds. */
export const ACTIVE_KEY = 'lindenway.activeAt';
