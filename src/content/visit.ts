/** The words of the lines that accompany a visit from page to page. */
export const returnLinkCopy = {
  label: 'Your vacancy',
  link: (title: string) => (title ? `Back to ${title}` : 'Back to the vacancy you were looking at'),
  /** For a visitor who has signed in since. */
  finish: (title: string) => `Finish applying for ${title}`,
  close: 'Close this line',
} as const;
