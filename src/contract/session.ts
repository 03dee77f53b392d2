/**
 * The readable one of the session's two cookies, on path `/`. There is no call to sign out, so the page deletes
 * this cookie: the server accepts neither without the other, and ends the session at the next request that carries only one.
 */
export const SESSION_MARK_COOKIE = 'lindenway_mark';

/** Before a cookie's name over https: browsers accept it from this very host only. */
export const HOST_COOKIE_PREFIX = '__Host-';

/**
 * A header of the read that follows Log Out: the server ends the session that comes with it. Pages of a backend on another
 * host cannot delete its cookies.
 */
export const SIGN_OUT_HEADER = 'lindenway-sign-out';
