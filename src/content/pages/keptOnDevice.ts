import { VACANCY_DAYS } from '@/lib/device/cacheNames';
import { COLOR_SCHEME_KEY, FONTS_KEY } from '@/lib/device/storedKeys';

const untilCleared = 'Until you clear it.';

/**
 * What the site keeps on a device, for the visitor to read: what for, what and how long. `keys` are those of
 * `lib/device/keptThings`: a test checks that each of them is told here.
 */
export const keptOnDevice: readonly {
  purpose: string;
  keys: readonly string[];
  what: string;
  howLong: string;
}[] = [
  {
    purpose: 'Staying signed in',
    keys: ['username', 'lindenway.account', 'lindenway_session, lindenway_mark'],
    what: 'Your name, your email, and a cookie that says you have signed in.',
    howLong: 'Until you log out, or for 30 days.',
  },
  {
    purpose: '“Remember me”',
    keys: ['email', 'password', 'rememberMe', 'keys'],
    what: 'Your email and your password, locked, and the key that unlocks it.',
    howLong: 'Until you sign in without the tick. The key then opens nothing, and stays until you clear it.',
  },
  {
    purpose: 'Drafts',
    keys: ['lindenway.draft.{form}/{jobId}/{account}', 'resumes', 'drafts'],
    what: 'What you have typed into a form, but never a password, and the CV you chose.',
    howLong: 'Until you send or discard it, or for 30 days.',
  },
  {
    purpose: 'Your details for the next form',
    keys: ['lindenway.lastSent.{account}'],
    what: 'The name, email and phone number you last applied with.',
    howLong: 'For 365 days.',
  },
  {
    purpose: 'The way back after signing in',
    keys: ['lindenway.wayBack'],
    what: 'The vacancy you left to sign in, and the email you typed on the way.',
    howLong: 'Until you are back.',
  },
  {
    purpose: 'What you have applied for',
    keys: ['applied_{jobId}'],
    what: 'The vacancies you have applied for.',
    howLong: untilCleared,
  },
  {
    purpose: 'Applications on their way',
    keys: ['lindenway.unanswered.{account}/{jobId}'],
    what: 'That you have sent an application and we have not yet answered.',
    howLong: 'Until we answer, or for 30 days.',
  },
  {
    purpose: 'Receipts',
    keys: ['lindenway.receipt.{account}/{jobId}'],
    what: 'The receipt for each application.',
    howLong: 'For 365 days.',
  },
  {
    purpose: 'Your search',
    keys: ['lindenway.filters', 'lindenway.saved', 'lindenway.seen', 'lindenway.ready'],
    what: 'Your filters, the vacancies you have saved or seen, and your ticks in “Ready to start”.',
    howLong: untilCleared,
  },
  {
    purpose: 'Pages without a signal',
    keys: ['lindenway-pages, lindenway-earlier'],
    what: 'The pages of this site.',
    howLong: untilCleared,
  },
  {
    purpose: 'Vacancies without a signal',
    keys: ['lindenway-vacancies'],
    what: 'The vacancies you last looked at.',
    howLong: `For ${VACANCY_DAYS} days.`,
  },
  {
    purpose: 'The look of the site',
    keys: [COLOR_SCHEME_KEY, FONTS_KEY],
    what: 'Whether you chose light or dark, and that you have our fonts.',
    howLong: untilCleared,
  },
  {
    purpose: 'Shared computers',
    keys: ['lindenway.shared', 'lindenway.activeAt'],
    what: 'That others use it too, and when it was last used.',
    howLong: 'Until you close the tab.',
  },
  {
    purpose: 'Devices we know',
    keys: ['lindenway_device'],
    what: 'A cookie that says you have signed in on this device before. Someone else’s wrong guesses then do not count against you.',
    howLong: 'For 365 days, or until you delete our cookies in your browser.',
  },
];
