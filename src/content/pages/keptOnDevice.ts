import { VACANCY_DAYS } from '@/lib/device/cacheNames';
import { COLOR_SCHEME_KEY, FONTS_KEY } from '@/lib/device/storedKeys';

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
    what: 'Your name and your email. Two cookies, lindenway_session and lindenway_mark, which say that you are signed in.',
    howLong: 'Until you log out, or for 30 days.',
  },
  {
    purpose: '“Remember me”',
    keys: ['email', 'password', 'rememberMe', 'keys'],
    what: 'Your email, your locked password and the key that unlocks it.',
    howLong:
      'Until you sign in without the tick. A leftover key, useless by itself, stays until you clear it.',
  },
  {
    purpose: 'The way back after signing in',
    keys: ['lindenway.wayBack'],
    what: 'The vacancy you left to sign in, and the email you typed on the way.',
    howLong: 'Until you are back.',
  },
  {
    purpose: 'What you are writing',
    keys: [
      'lindenway.draft.{form}/{jobId}/{account}',
      'resumes',
      'drafts',
      'lindenway.unanswered.{account}/{jobId}',
    ],
    what: 'What you type into a form, though never a password, and the CV you chose. That an application you sent is waiting for its answer.',
    howLong: 'Until you send or discard the form, or the answer comes: 30 days at most.',
  },
  {
    purpose: 'What you have sent',
    keys: ['lindenway.lastSent.{account}', 'lindenway.receipt.{account}/{jobId}'],
    what: 'Each receipt, and the name, email and phone number you last applied with, ready for the next form.',
    howLong: 'One year.',
  },
  {
    purpose: 'Your search',
    keys: ['lindenway.filters', 'lindenway.saved', 'lindenway.seen', 'lindenway.ready', 'applied_{jobId}'],
    what: 'Your filters, the vacancies you saw, saved or applied for, and your checklist ticks.',
    howLong: 'Until you clear them.',
  },
  {
    purpose: 'Reading without a signal',
    keys: ['lindenway-pages, lindenway-earlier', 'lindenway-vacancies'],
    what: 'The pages of this site, and the vacancies you last looked at.',
    howLong: `The pages until you clear them, the vacancies for ${VACANCY_DAYS} days.`,
  },
  {
    purpose: 'The look of the site',
    keys: [COLOR_SCHEME_KEY, FONTS_KEY],
    what: 'Your choice of light or dark, and that our fonts are already loaded.',
    howLong: 'Until you clear them.',
  },
  {
    purpose: 'Shared computers',
    keys: ['lindenway.shared', 'lindenway.activeAt'],
    what: 'That you ticked “This is a shared computer”, and when the tab was last used.',
    howLong: 'Until you close the tab.',
  },
  {
    purpose: 'Devices we know',
    keys: ['lindenway_device'],
    what: 'The cookie lindenway_device, which says that you have signed in on this device before. Someone else’s wrong guesses then do not count against you.',
    howLong: 'One year, or until you delete our cookies in your browser.',
  },
];
