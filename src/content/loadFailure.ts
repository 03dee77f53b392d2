import { provider } from './provider';

/** The line at the foot of a page whose script does not come or cannot be read; src/prehydration.ts shows it. */
export const LOAD_FAILURE_ID = 'load-failure';

/** Said at once of a press whose answer waits for the script. */
export const ONE_MOMENT = 'One moment…';

export const loadFailure = {
  text: 'Part of this page has not loaded, so its buttons do nothing.',
  reload: 'Load the page again',
  orRing: ', or ring ',
  telephone: provider.telephone,
} as const;
