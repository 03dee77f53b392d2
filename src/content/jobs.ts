import { provider } from './provider';
import { byEmail, byTelephone } from './waysToReachUs';

/** The copy of the vacancy pages, including their controls. */
export const jobsCopy = {
  heading: 'Discover',
  jobTitleLabel: 'Enter Job title',
  jobTitlePlaceholder: 'For example, nurse',
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
  withoutScript: {
    text: 'The list of vacancies needs JavaScript. Please switch it on, or ring or write to us:',
    ways: [byTelephone, byEmail(provider.recruitmentEmail)],
  },
  showing: (count: number) => `Showing: ${count} filtered jobs`,
  listLabel: 'Vacancies',
  showOthers: (count: number) => `Show ${count} more jobs`,
  /** After a number. */
  vacancies: (count: number) => (count === 1 ? 'vacancy' : 'vacancies'),
  /** The name of the box for all other types, used where its group is not in sight. */
  other: { jobTypes: 'Other job types', employmentTypes: 'Other employment types' },
  removeFilter: (name: string) => `Remove filter ${name}`,
  /** Headings within the list. */
  parts: {
    day: (count: number) => `Posted in the past 24 hours (${count})`,
    week: (count: number) => `Posted in the past week (${count})`,
    earlier: (count: number) => `Posted earlier (${count})`,
    placeless: (count: number) => `Place not stated (${count})`,
    dateless: (count: number) => `Date not stated (${count})`,
  },
  emptyHeading: 'No jobs match those filters',
  emptyText: 'Ring us and we will look with you:',
  noneHeading: 'No vacancies to show just now',
  noneText: 'The list may not have come through. We keep trying, or you can ring us and ask:',
  /** Above a list whose filters came with a link. */
  shared: 'The link you followed has set these filters.',
  ownFilters: 'Use my own filters',
  showAll: 'Show every vacancy',
  /** The name of the heart button; whether it is pressed is an attribute of its own. */
  save: (title: string) => `Save ${title}`,
  saveShort: 'Save',
  saved: 'Saved',
  applied: 'Applied',
  fresh: 'New',
  savedLink: (count: number) => `Saved vacancies (${count})`,
  savedFailed: 'Your saved vacancies could not be loaded. Check your connection, then open them again.',
  closes: (day: string) => `Closes\u00A0${day}`,
  closed: (day: string) => `Closed\u00A0${day}`,
  sponsorship: (offer: string) => `Sponsorship: ${offer}`,
  columns: { title: 'JOB TITLE', employment: 'EMPLOYMENT TYPE', type: 'JOB TYPE' },
} as const;
