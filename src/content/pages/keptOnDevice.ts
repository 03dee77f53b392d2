import { VACANCY_DAYS } from '@/lib/device/cacheNames';
import { COLOR_SCHEME_KEY, FONTS_KEY } from '@/lib/device/storedKeys';

/**
 * What the site keeps on a device, for the visitor to read, grouped by what it is for. `keys` are those of
 * `lib/device/keptThings`: a test checks that each of them is told here.
 */
export const keptOnDevice: readonly { purpose: string; keys: readonly string[]; text: string }[] = [
  {
    purpose: 'To keep you signed in',
    keys: ['username', 'lindenway.account', 'lindenway_session, lindenway_mark'],
    text: 'Your name, your email, and the fact that you are signed in. Until you log out, or for up to 30 days.',
  },
  {
    purpose: 'If you tick “Remember me”',
    keys: ['email', 'password', 'rememberMe', 'keys'],
    text: 'Your email, your password (encrypted) and the key to it. Until you sign in with the box unticked. The key, which opens nothing by then, stays until you clear it.',
  },
  {
    purpose: 'To save you typing twice',
    keys: [
      'lindenway.draft.{form}/{jobId}/{account}',
      'resumes',
      'lindenway.wayBack',
      'lindenway.lastSent.{account}',
    ],
    text: 'What you type into a form, never a password, and the CV you choose: until you send or discard it, or for 30 days. The vacancy you left to sign in, and the email you gave there: until you are back. The name, email and phone you last applied with: for up to 365 days.',
  },
  {
    purpose: 'To show what you applied for',
    keys: [
      'applied_{jobId}',
      'lindenway.unanswered.{account}/{jobId}',
      'lindenway.receipt.{account}/{jobId}',
    ],
    text: 'Which vacancies you applied for: until you clear it. That an application has been sent off: until its answer comes, or for 30 days. Your receipts: for up to 365 days.',
  },
  {
    purpose: 'To pick up your search',
    keys: ['lindenway.filters', 'lindenway.saved', 'lindenway.seen', 'lindenway.ready'],
    text: 'Your filters, the vacancies you saved, those you have seen, and your ticks in “Ready to start”. Until you clear it.',
  },
  {
    purpose: 'To work without a signal',
    keys: ['lindenway-pages, lindenway-earlier', 'lindenway-vacancies'],
    text: `Pages of this site: until you clear it. The vacancies you last saw: for up to ${VACANCY_DAYS} days.`,
  },
  {
    purpose: 'To look right on your screen',
    keys: [COLOR_SCHEME_KEY, FONTS_KEY],
    text: 'Light or dark, if you chose, and that the fonts are loaded. Until you clear it.',
  },
  {
    purpose: 'On a shared computer',
    keys: ['lindenway.shared', 'lindenway.activeAt'],
    text: 'That it is shared, and when it was last used. Until you close the tab.',
  },
  {
    purpose: 'To know your device again',
    keys: ['lindenway_device'],
    text: 'That you have signed in here before, so that a stranger’s wrong guesses do not lock you out. For up to 365 days, or until you delete our cookies in your browser.',
  },
];
