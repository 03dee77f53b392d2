/**
 * The readable half of the session's cookie pair. The specification has no call that ends a session, so the page ends it by
 * deleting this half: the server takes neither half without the other. Path `/`.
 */
export const SESSION_MARK_COOKIE = 'lindenway_mark';
