/**
 * The readable one of the session's two cookies, on path `/`. The specification has no call to sign out, so the page deletes
 * this cookie: the server accepts neither without the other.
 */
export const SESSION_MARK_COOKIE = 'lindenway_mark';
