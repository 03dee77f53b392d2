/** Loads the document anew. A function of its own, which tests can replace: jsdom has no reload. */
export const reloadPage = (): void => window.location.reload();
