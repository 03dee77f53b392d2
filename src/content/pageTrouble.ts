import { pageTitle } from './pageTitle';
import { whenInWords } from '@/lib/time/dateFormats';
import { provider } from './provider';

export const pageLoading = 'Loading the page…';

export const pageTrouble = {
  title: pageTitle('Page could not be shown'),
  heading: 'This page could not be shown',
  text: 'The connection may have dropped while it was loading. Nothing you have sent is lost. Check your connection, then try again. If it still fails, ring ',
  telephone: provider.telephone,
  afterTelephone: ' and we will help.',
  retry: 'Try again',
  /** In place of `text` once something has been accepted: nobody is to send it again. */
  accepted: (answer: string, at: number) =>
    `Do not send it again: what you sent was accepted ${whenInWords(at)} (“${answer}”). Only the page that follows could not be shown. If you are not sure, ring `,
  reload: 'Load the page again',
} as const;
