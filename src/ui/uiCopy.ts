/** What the shared pieces say on every page. */
export const uiCopy = {
  cancel: 'Cancel',
  opensInNewTab: '(opens in a new tab)',
  /** The name of the region with the toasts. */
  messages: 'Messages',
  undo: 'Undo',
} as const;
