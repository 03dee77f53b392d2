/** While the script of a page cannot be loaded. A file of its own: every page carries these words in its HTML. */
export const loadFailure = {
  text: 'Part of this page has not loaded. Links still work. Check your connection, then try again.',
  retry: 'Try again',
} as const;
