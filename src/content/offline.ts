/** The notes about the connection and about new versions of the site. */
export const offlineCopy = {
  offline: 'You are offline.',
  shownAsOf: (time: string) => `Shown as of ${time}, you are offline.`,
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
  losesTyped: 'Reload now? What you have typed on this page may be lost.',
} as const;
