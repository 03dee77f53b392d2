import { pageTitle } from './pageTitle';

export const pageLoading = 'Loading the page…';

export const pageTrouble = {
  title: pageTitle('Page could not be shown'),
  heading: 'This page could not be shown',
  text: 'The connection may have dropped while it was loading. Nothing you have sent is lost. Check your connection, then try again.',
  retry: 'Try again',
} as const;
