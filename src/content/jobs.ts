import { pageTitle } from './pageTitle';
import { provider } from './provider';
import { byEmail, byTelephone } from './waysToReachUs';

/** The head of the list for candidates in the UK. */
export const jobsHead = {
  title: pageTitle('Jobs'),
  description:
    'Nursing, care, office and facilities vacancies in and around London. Filter by job type and employment type, and apply in minutes.',
} as const;

/** The copy of the vacancy pages, including their controls. */
export const jobsCopy = {
  heading: 'Discover',
  boxes: {
    jobTitle: { label: 'Enter Job title', placeholder: 'Such as nurse' },
    location: { label: 'Set your location', placeholder: 'Town or postcode' },
  },
  nearMeHint: 'Near where? Type a town or postcode here.',
  locationHint: 'These vacancies carry no place yet, so this box does not narrow the list.',
  sortHint: 'These vacancies carry no date yet, so every one is shown.',
  suggestions: 'Suggestions',
  search: 'Search',
  filters: 'Filters',
  clearAll: 'Clear all',
  sortBy: 'Sort by',
  anyTime: 'Any time',
  closeFilters: 'Close filters',
  showFound: (count: number) => `Show ${count} jobs`,
  loading: 'Loading jobs...',
  withoutScript: {
    text: 'The list of vacancies needs JavaScript. Please switch it on, or ring or write to us:',
    ways: [byTelephone, byEmail(provider.recruitmentEmail)],
  },
  /** `more` may fit, below those that are listed. */
  showing: (count: number, more = 0) =>
    `Showing: ${count} filtered jobs${more > 0 ? `, and ${more} that may fit` : ''}`,
  listLabel: 'Vacancies',
  /** The button below the list. */
  showMore: (step: number, left: number) =>
    left > step ? `Show ${step} more (${left} left)` : `Show ${left} more`,
  /** The same below the vacancies with sponsorship. */
  showOthers: (left: number) => `Show the others, without sponsorship (${left})`,
  /** On paper, where the list goes on. */
  printed: (shown: number, total: number) =>
    `First ${shown} of ${total}. The rest is on our website; show more there to print more.`,
  /** After a number. */
  vacancies: (count: number) => (count === 1 ? 'vacancy' : 'vacancies'),
  /** A ready-made search for any title. */
  anySearch: 'All of them',
  /** Beside filters that were there before, and over the saved vacancies: they may be those of another account. */
  onThisDevice: 'Saved on this device',
  removeFilter: (name: string) => `Remove filter ${name}`,
  /** Headings within the list. */
  parts: {
    day: (count: number) => `Posted in the past 24 hours (${count})`,
    week: (count: number) => `Posted in the past week (${count})`,
    earlier: (count: number) => `Posted earlier (${count})`,
    placeless: (count: number) => `Place not stated (${count})`,
    mentioned: (count: number) => `Other work that mentions it (${count})`,
    dateless: (count: number) => `Date not stated (${count})`,
    sponsored: (count: number) => `Sponsorship offered (${count})`,
    unsponsored: (count: number) => `Other vacancies (${count})`,
    payless: (count: number) => `Pay not stated in figures (${count})`,
  },
  /** Where nothing, or nothing called so, lies in the place that was asked for; before the names of others. */
  nearest: (place: string, title: string) =>
    `${title ? `No job called “${title}”` : 'None'} in ${place}. Nearest:`,
  unknownPlace: (place: string) => `We have no vacancies in “${place}”. Most are in:`,
  /** A place to press, and how many vacancies it has. */
  placeCount: (place: string, count: number) => `${place} (${count})`,
  emptyHeading: 'No jobs match your search',
  emptyText:
    'Try one word, such as “nurse”, or take away one of the filters above. Or ring us, and we will look with you:',
  noneHeading: 'No vacancies to show just now',
  noneText: 'The list may not have come through. We keep trying, or you can ring us and ask:',
  /** Drops every filter. */
  showAll: 'Show every vacancy',
  /** The heart button; the title follows in its name. */
  save: 'Save',
  saved: 'Saved',
  applied: 'Applied',
  savedLink: (count: number) => `Saved vacancies (${count})`,
  closes: (day: string) => `Closes\u00A0${day}`,
  closed: (day: string) => `Closed\u00A0${day}`,
  /** On a card. The first two are how a backend's yes and no are worded. */
  sponsorship: (offer: string) => {
    if (offer === 'Offered') return 'Sponsorship offered';
    return offer === 'Not offered' ? 'No sponsorship' : `Sponsorship: ${offer}`;
  },
  columns: { title: 'JOB TITLE', employment: 'EMPLOYMENT TYPE', type: 'JOB TYPE' },
} as const;

/** The list of saved vacancies. */
export const savedJobsCopy = {
  label: 'Saved vacancies',
  heading: (count: number) => `Saved vacancies: ${count}`,
  backToList: 'All vacancies',
  beforeFirstShift: 'What you need before your first shift',
  nothingSaved: 'Nothing saved yet',
  howToSave: 'Press the heart beside a vacancy and it is kept here, on this device. You need no account.',
  closed: 'This vacancy has closed.',
  viewAll: 'View all Vacancies',
} as const;

/** The vacancies that the list does not hold and that may fit. */
export const moreCopy = {
  heading: 'More that may fit',
  headingWith: (count: number) => `More that may fit (${count})`,
  // Why each may fit, in a sentence.
  /** Before the words that were found. */
  where: {
    title: 'The title says',
    types: 'The job type says',
    workplace: 'The workplace says',
    shifts: 'The hours say',
    pay: 'The pay says',
    sector: 'The sector says',
    sponsorship: 'It offers',
    description: 'The description says',
  },
  found: (where: string, words: readonly string[]) => `${where} “${[...new Set(words)].join('” and “')}”.`,
  without: (words: readonly string[]) => `It does not mention ${words.join(' ')}.`,
  in: (place: string) => `It is in ${place}.`,
  near: (place: string, miles: number) =>
    `It is about ${miles < 1.5 ? 'a mile' : `${Math.round(miles)} miles`} from ${place}.`,
  pay: (least: number) =>
    `It pays £${least.toLocaleString('en-GB', { minimumFractionDigits: least % 1 ? 2 : 0 })} or more.`,
} as const;
