// Keys that are read before the first paint too, by a script that must not bring more than that.

/** The name of the visitor who is signed in (specification section 3). */
export const USERNAME_KEY = 'username';

/** Light or dark, where the visitor has chosen. */
export const COLOR_SCHEME_KEY = 'lindenway.colorScheme';

/** And the id of a vacancy: that it has been applied for (specification section 3). */
export const APPLIED_PREFIX = 'applied_';

/** Set once the site's faces have been fetched. */
export const FONTS_KEY = 'lindenway.fonts';
