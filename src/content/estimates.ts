import { listed, sums } from './pages/factSentences';
import type { Range } from './providerFacts';

/** The most hours a day: of visits from 7am to 10pm, and of nights from 10pm to 7am. */
export const MOST_HOURS = { day: 15, night: 9 } as const;

export const hoursCopy = {
  label: 'Hours a week',
  outside: (most: number) => `Enter hours from 1 to ${most}.`,
} as const;

export const costCopy = {
  heading: 'What would a week cost?',
  time: 'When',
  times: { day: 'By day', night: 'At night' },
  days: 'On which days',
  /** With how many days from Monday to Friday, Saturdays, and Sundays or bank holidays. */
  dayChoices: [
    { label: 'Every day', days: [5, 1, 1] },
    { label: 'Monday to Friday', days: [5, 0, 0] },
    { label: 'Weekends', days: [0, 1, 1] },
    { label: 'Every day, with a bank holiday', days: [4, 1, 2] },
  ],
  carers: 'Carers at a time',
  carerNumbers: ['One', 'Two'],
  result: (cost: Range) => `${sums(cost)} a week`,
  sleepIn: (night: Range) =>
    `With a carer who stays awake. One who sleeps in, and gets up when called, costs ${sums(night)} a night.`,
  liveIn: (week: Range) => `Live-in care may cost less: ${sums(week)} a week.`,
  note: 'An estimate. The price in your plan is the one you pay, and nothing starts until you have signed it.',
} as const;

export const servedCopy = {
  heading: 'Do we come to you?',
  label: 'Postcode or place',
  placeholder: 'NW1 or Camden',
  check: 'Check',
  help: 'Checked on your device; nothing is sent.',
  yes: (names: readonly string[]) => `Yes, we come to ${listed(names)}.`,
  partly: (served: readonly string[], others: readonly string[]) =>
    `It may lie in ${listed(served)}, where we come, or in ${listed(others)}, where we do not come yet. To be sure, ring `,
  no: (names: readonly string[]) => `Not yet in ${listed(names)}. To ask when, ring `,
  tooWide: 'That covers many boroughs. Type your postcode, or ring ',
  empty: 'Enter a postcode or a place.',
  unknown: 'We do not know that place. Try its postcode, or ring ',
} as const;
