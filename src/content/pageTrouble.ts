import { pageTitle } from './pageTitle';
import { provider } from './provider';

export const noConnection = 'You are offline.';
export const offlineLine = `${noConnection} What is shown may be out of date.`;

export const pageLoading = 'Loading the page…';

export const pageTrouble = {
  title: pageTitle('Page could not be shown'),
  heading: 'This page could not be shown',
  text: 'The connection may have dropped while it was loading. Nothing you have sent is lost. Check your connection, then try again. If it still fails, ring ',
  telephone: provider.telephone,
  afterTelephone: ' and we will help.',
  retry: 'Try again',
} as const;
