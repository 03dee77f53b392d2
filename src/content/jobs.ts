import { pageTitle } from './pageTitle';

/** The copy of the vacancy pages, including their controls. */
export const jobsCopy = {
  title: pageTitle('Jobs'),
  description:
    'Nursing, care, support and facilities vacancies across London. Filter by job type and employment type, and apply in minutes.',
  heading: 'Discover',
  jobTitleLabel: 'Enter Job title',
  jobTitlePlaceholder: 'Nurse or carer',
  locationLabel: 'Set your location',
  locationPlaceholder: 'Town or postcode',
  locationHint: 'These vacancies carry no place yet, so this box does not narrow the list.',
  sortHint: 'These vacancies carry no date yet, so every one is shown.',
  search: 'Search',
  filters: 'Filters',
  clearAll: 'Clear all',
  jobType: 'Job Type',
  employmentType: 'Employment Type',
  sortBy: 'Sort by',
  anyTime: 'Any time',
  filtersFailed: 'The filters could not be loaded. Check your connection, then press Filters again.',
  loading: 'Loading jobs...',
  /** Shown without script, followed by the telephone number. */
  withoutScript:
    'The list of vacancies needs JavaScript. Please switch it on in your browser, or call or write to us and we will look with you:',
  showing: (count: number) => `Showing: ${count} filtered jobs`,
  showOnPhone: (count: number) => `Show ${count} jobs`,
  listLabel: 'Vacancies',
  /** After a number. */
  vacancies: (count: number) => (count === 1 ? 'vacancy' : 'vacancies'),
  /** The box for vacancies that no other box of its group reaches, where the group is not in sight. */
  other: { jobTypes: 'Other job types', employmentTypes: 'Other employment types' },
  removeFilter: (name: string) => `Remove filter ${name}`,
  /** Headings within the list. */
  parts: {
    placeless: (count: number) => `Place not stated (${count})`,
    dateless: (count: number) => `Date not stated (${count})`,
  },
  emptyHeading: 'No jobs match those filters',
  emptyText: 'Try fewer filters or a shorter job title, or ring us and we will look with you.',
  inTheWay: (wishes: readonly string[]) => `You asked for ${wishes.join(', ')}.`,
  /** How a filter is named in `inTheWay`. */
  wishes: {
    search: (text: string) => `“${text}” as job title`,
    location: (text: string) => `“${text}” as location`,
    boxes: (options: readonly string[]) => options.join(' or '),
    sortBy: (option: string) => option.toLowerCase(),
  },
  /** Buttons that drop one filter, and how many vacancies there are without it. */
  loosen: {
    search: (count: number) => `Any job title: ${count}`,
    location: (count: number) => `Any location: ${count}`,
    jobTypes: (count: number) => `Any job type: ${count}`,
    employmentTypes: (count: number) => `Any employment type: ${count}`,
    sortBy: (count: number) => `Any time: ${count}`,
  },
  loosenLabel: 'Vacancies you would see instead',
  noneHelps: 'Dropping one of them is not enough.',
  closeMatches: 'Close matches',
  closeMatchesText: (text: string) => `No vacancy has the exact words “${text}”. These come close:`,
  noneHeading: 'No vacancies to show just now',
  noneText: 'The list may not have come through. We keep trying, or you can ring us and ask.',
  /** Above a list whose filters came with a link. */
  shared: 'The link you opened has set these filters.',
  ownFilters: 'Use my own filters',
  showAll: 'Show every vacancy',
  /** Names the heart of a vacancy, whose state is told apart. */
  save: (title: string) => `Save ${title}`,
  saveShort: 'Save',
  saved: 'Saved',
  fresh: 'New',
  savedLabel: 'Saved vacancies',
  savedLink: (count: number) => `Saved vacancies (${count})`,
  savedHeading: (count: number) => `Saved vacancies: ${count}`,
  backToList: 'All vacancies',
  nothingSaved: 'Press the heart on a vacancy to keep it here, on this device. You need no account.',
  closed: 'This vacancy has closed.',
  savedFailed: 'Your saved vacancies could not be loaded. Check your connection and try again.',
  columns: { title: 'JOB TITLE', employment: 'EMPLOYMENT TYPE', type: 'JOB TYPE' },
} as const;

/** What stands below the list, which is long: links to it from beside or above the list. */
export const belowList = {
  heading: 'Before you start',
  ready: { id: 'ready', label: 'Ready to start' },
  dbs: { id: 'dbs', label: 'Your DBS check' },
  rightToWork: { id: 'right-to-work', label: 'Your right to work' },
} as const;

export const internationalCopy = {
  title: pageTitle('International jobs'),
  description:
    'Vacancies in London for nurses and carers from abroad: right to work, sponsorship, registration, and no fees to you.',
} as const;

export const jobCopy = {
  title: (jobTitle: string) => pageTitle(jobTitle),
  loadingTitle: pageTitle('Vacancy'),
  description: (jobTitle: string, facts: readonly string[]) =>
    `${[jobTitle, ...facts].join(', ')}: what the work is, what you need, and how to apply.`,
  back: 'Back to careers',
  loading: 'Loading...',
  withoutScript:
    'Your browser runs no JavaScript, so this vacancy cannot be loaded here. Call or write to us and ask for it:',
  applyWithoutScript:
    'To apply here your browser needs JavaScript. Without it, call us, or send your CV with the title of this vacancy to',
  goneHeading: 'This vacancy is no longer open',
  lateHeading: 'We cannot find this vacancy just now',
  lateText: 'This is taking longer than it should. The vacancy may have closed.',
  /** In place of `lateText` while the device is offline: nothing is known of the vacancy. */
  offlineText:
    'You are offline, and this vacancy is not kept on your device. It opens by itself once you are connected.',
  /** Before `lateText`. */
  closedSaved: (title: string) => `You saved “${title}”.`,
  allVacancies: 'See all vacancies',
  descriptionHeading: 'Description',
  requirementsHeading: 'Requirements',
  notStated: 'Ask us about this when you apply or ring.',
  employmentType: 'Employment type',
  jobType: 'Job type',
  location: 'Place',
  pay: 'Pay',
  posted: 'Posted',
  closes: 'Closes',
  closed: 'Closed',
  closedText: 'This vacancy has closed and takes no more applications.',
  apply: 'Apply Now',
  applied: 'Applied',
  applyFailed: 'The form could not be loaded. Check your connection, then press Apply Now again.',
  questions: 'Questions first? Call',
  applyTitle: 'Apply',
  loginText: "To apply for this job you'll need to login.",
  sessionEndedText:
    'Your sign-in has ended. Sign in again to send your application; nothing you typed is lost.',
  submit: 'Submit application',
} as const;
