/** Asked when the script of a page has not come. A file of its own: it is inlined in every page. */
export const loadFailure = 'Part of this page has not loaded. Try again?';
