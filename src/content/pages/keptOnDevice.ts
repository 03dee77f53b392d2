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
    what: 'Your browser keeps your name and your email. Two cookies, lindenway_session and lindenway_mark, say that you have signed in.',
    howLong: 'They stay until you log out, or for 30 days.',
  },
  {
    purpose: '“Remember me”',
    keys: ['email', 'password', 'rememberMe', 'keys'],
    what: 'Your email and your locked password are kept, with the key that unlocks it.',
    howLong:
      'They stay until you sign in without the tick. The key then opens nothing, and stays until you clear it.',
  },
  {
    purpose: 'The way back after signing in',
    keys: ['lindenway.wayBack'],
    what: 'The page notes the vacancy you left to sign in, and the email you typed on the way.',
    howLong: 'The note goes when you are back.',
  },
  {
    purpose: 'What you are writing',
    keys: [
      'lindenway.draft.{form}/{jobId}/{account}',
      'resumes',
      'drafts',
      'lindenway.unanswered.{account}/{jobId}',
    ],
    what: 'We save what you type into a form, but never a password, and the CV you chose. Once you send an application, we note that it waits for an answer.',
    howLong: 'This stays until you send or discard the form, or the answer comes, and for 30 days at most.',
  },
  {
    purpose: 'What you have sent',
    keys: ['lindenway.lastSent.{account}', 'lindenway.receipt.{account}/{jobId}'],
    what: 'Each receipt is kept, and the name, email and phone number you last applied with are ready for the next form.',
    howLong: 'Both stay for one year.',
  },
  {
    purpose: 'Your search',
    keys: ['lindenway.filters', 'lindenway.saved', 'lindenway.seen', 'lindenway.ready', 'applied_{jobId}'],
    what: 'The site remembers your filters, the vacancies you have seen, saved or applied for, and your ticks on the checklist.',
    howLong: 'This stays until you clear it.',
  },
  {
    purpose: 'Reading without a signal',
    keys: ['lindenway-pages, lindenway-earlier', 'lindenway-vacancies'],
    what: 'Your browser keeps the pages of this site and the vacancies you last looked at.',
    howLong: `The pages stay until you clear them, the vacancies for ${VACANCY_DAYS} days.`,
  },
  {
    purpose: 'The look of the site',
    keys: [COLOR_SCHEME_KEY, FONTS_KEY],
    what: 'We remember whether you chose light or dark, and that you have our fonts.',
    howLong: 'This too stays until you clear it.',
  },
  {
    purpose: 'Shared computers',
    keys: ['lindenway.shared', 'lindenway.activeAt'],
    what: 'The tab knows that others use the computer too, and when it was last used.',
    howLong: 'It forgets both when you close it.',
  },
  {
    purpose: 'Devices we know',
    keys: ['lindenway_device'],
    what: 'The cookie lindenway_device says that you have signed in on this device before. Someone else’s wrong guesses then do not count against you.',
    howLong: 'It stays for one year, or until you delete our cookies in your browser.',
  },
];
