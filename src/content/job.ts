import { hasOwnBackend } from '@/lib/config';
import { pageTitle } from './pageTitle';
import { noConnection } from './pageTrouble';
import { provider } from './provider';
import { hours } from './providerDetails';
import { byEmail, byTelephone } from './waysToReachUs';

const loading = 'Loading...';

/** The copy of a vacancy's page. */
export const jobCopy = {
  title: (jobTitle: string) => pageTitle(jobTitle),
  loadingTitle: pageTitle('Vacancy'),
  unknownTitle: pageTitle('Vacancy not found'),
  description: (jobTitle: string, facts: readonly string[]) =>
    `${[jobTitle, ...facts].join(', ')}: what the work is, what you need, and how to apply.`,
  back: 'Back to careers',
  loading,
  withoutScript: {
    text: 'Your browser runs no JavaScript, so this vacancy cannot be loaded here. Ring or write to us and ask for it:',
    ways: [byTelephone, byEmail(provider.recruitmentEmail)],
  },
  applyWithoutScript:
    'To apply here your browser needs JavaScript. Without it, ring us, or send your CV with the title of this vacancy to',
  /** On paper, where there is no button. */
  applyOnPaper: 'To apply, send your CV with the title of this vacancy to',
  /** A vacancy that cannot be shown: the heading, and the reason. */
  missing: {
    gone: {
      heading: 'This vacancy is no longer open',
      reason: 'It has closed and takes no more applications.',
    },
    failed: {
      heading: loading,
      reason: 'It could not be loaded. Something went wrong at our end, or with the connection.',
    },
    unknown: {
      heading: 'We cannot find this vacancy',
      reason: 'It may have closed, or the link may be wrong.',
    },
  },
  /** The reason of `failed` while there is no connection. */
  missingOffline: `It could not be loaded. ${noConnection}`,
  /** After `loading`, or under it. */
  keepTrying: 'We try again in the background. If the vacancy turns up, it opens here.',
  /** Before the reason. */
  missingSaved: (title: string) => `You saved “${title}”.`,
  allVacancies: 'See all vacancies',
  /** The buttons below a vacancy that cannot be shown; the second where its title is known. */
  viewAll: 'View all Vacancies',
  similar: 'Search for similar work',
  /** Over vacancies like the one that is shown. */
  similarHeading: 'Vacancies like this one',
  call: 'We can tell you when similar work comes in.',
  /** Before and after the number. */
  ring: 'Ring',
  ringHours: `, ${hours.telephoneInShort}.`,
  descriptionHeading: 'Description',
  requirementsHeading: 'Requirements',
  notStated: 'Ask us about this when you apply or ring.',
  employmentType: 'Employment type',
  jobType: 'Job type',
  /** The facts beside the button, in their order, by the names of the fields. */
  facts: {
    location: 'Location',
    pay: 'Pay',
    workplace: 'Workplace',
    shifts: 'Shifts',
    hours: 'Hours',
    sponsorship: 'Visa sponsorship',
    posted_at: 'Posted',
    closes_at: 'Closes',
  },
  /** The button that shares, and what it says once it was pressed. */
  share: { offer: 'Share', copied: 'Copied', failed: 'Failed' },
  closed: 'Closed',
  closedText: 'This vacancy has closed and takes no more applications.',
  apply: 'Apply Now',
  begun: 'Your form is kept. Apply Now opens it again.',
  applied: 'Applied',
  applyFailed: 'The form could not be loaded. Check your connection, then press Apply Now again.',
  questions: 'Questions? Ring us before you apply:',
  questionsTo: (name: string, role: string) => `Questions? Ring ${name}, our ${role}:`,
  questionsAfter: hasOwnBackend
    ? 'Questions about an application? Ring us, and have the reference number ready if you have one:'
    : 'Questions about an application? Ring us:',
} as const;
