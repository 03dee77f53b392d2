import { whenInWords } from '@/lib/time/dateFormats';

/** The notes about the connection and about new versions of the site. */
export const offlineCopy = {
  offline: 'You are offline.',
  /** Takes epoch milliseconds. */
  shownAsItWas: (at: number) => `You are offline. This page is shown as it was ${whenInWords(at)}.`,
  /** The same while there is a connection: the backend is slow or fails. */
  askingAgain: (at: number) => `This page is shown as it was ${whenInWords(at)}. We are asking again.`,
  hide: 'Hide',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
  losesTyped: 'Reload now? What you have typed on this page may be lost.',
} as const;
