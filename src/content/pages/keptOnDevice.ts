import { hasOwnBackend } from '@/lib/config';

type Kept = { purpose: string; keys: readonly string[]; what: string; howLong: string };

const deviceCookie: Kept = {
  purpose: 'Knowing your device again',
  keys: ['lindenway_device'],
  what: 'The cookie lindenway_device, which shows that you have signed in on this device before. It stops other people’s wrong guesses at your password from locking you out.',
  howLong: 'For one year, or until you delete it in your browser’s settings.',
};

/**
 * What the site keeps on a device, for visitors to read: what, what for and how long. `keys` are those of
 * `device/storageRegistry`; a test checks that all of them are covered here. The cookies are those of this project's own
 * backend: no other can set any, because calls to it carry no credentials.
 */
export const keptOnDevice: readonly Kept[] = [
  {
    purpose: 'Staying signed in',
    keys: ['username', 'lindenway.account', ...(hasOwnBackend ? ['lindenway_session, lindenway_mark'] : [])],
    what: `Your name and email${hasOwnBackend ? ', and two cookies, lindenway_session and lindenway_mark, which show that you are signed in' : ''}.`,
    howLong: `Until you log out${hasOwnBackend ? ', or for 30 days at most' : ''}.`,
  },
  {
    purpose: '“Remember me”',
    keys: ['email', 'password', 'rememberMe', 'keys'],
    what: 'Your email, your password in encrypted form, and the key that opens it.',
    howLong:
      'Until you sign in without ticking the box. The key, which is no use by itself, stays until you clear it.',
  },
  {
    purpose: 'Going back once you have signed in',
    keys: ['lindenway.wayBack'],
    what: 'The vacancy you came from, and the email you typed on the way.',
    howLong: 'Until you are back there.',
  },
  {
    purpose: 'Forms you have not sent yet',
    keys: ['lindenway.tab.draft.{form}', 'lindenway.draft.{account}/{form}/{jobId}', 'resumes'],
    what: 'What you have typed into a form, apart from passwords, and the CV you chose.',
    howLong:
      'If you are not signed in, until you close the tab. If you are, until you send or discard the form, or log out without “Remember me”; 30 days at most.',
  },
  {
    purpose: 'What you have sent',
    keys: ['lindenway.lastSent.{account}', 'lindenway.receipt.{account}/{jobId}'],
    what: 'A receipt for each application, and the name, email and phone number you used last, so that the next form is filled in for you.',
    howLong: 'For one year, or until you log out without “Remember me”.',
  },
  {
    purpose: 'Your search',
    keys: ['lindenway.filters', 'lindenway.saved', 'lindenway.seen', 'lindenway.ready', 'applied_{jobId}'],
    what: 'Your filters, the vacancies you have seen, saved or applied for, and the boxes you have ticked on the checklist.',
    howLong: 'Until you clear them.',
  },
  {
    purpose: 'Reading without a signal',
    keys: ['lindenway-pages, lindenway-earlier', 'lindenway-vacancies'],
    what: 'The pages of this site, and the vacancies you looked at last.',
    howLong: 'The pages until you clear them, and the vacancies for 30 days.',
  },
  {
    purpose: 'The look of the site',
    keys: ['lindenway.colorScheme', 'lindenway.fonts'],
    what: 'Whether you chose light or dark colours, and whether our fonts have been loaded.',
    howLong: 'Until you clear them.',
  },
  {
    purpose: 'Going back to where you were on a page',
    keys: ['lindenway.tab.scroll'],
    what: 'How far you had scrolled on each page of your visit.',
    howLong: 'Until you close the tab.',
  },
  ...(hasOwnBackend ? [deviceCookie] : []),
];
