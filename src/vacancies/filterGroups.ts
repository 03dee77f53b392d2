import type { Job } from '@/contract/jobs';
import { EMPLOYMENT_TYPES, JOB_TYPES } from '@/contract/limits';
import { foldText } from '@/lib/foldText';

/** A group of boxes. All that concerns a group, from the panel to the address, follows from its entry in `filterGroups`. */
type Group = {
  /** Its heading in the panel. */
  legend: string;
  options: readonly Option[];
  /** What the boxes look at. */
  field: keyof Job;
  /** Its name in the address of the list. */
  parameter: string;
  /** Whether it is shown only where a vacancy carries the field; otherwise it always is. */
  isOptional: boolean;
  /** What its box `OTHER` is called: in the panel, and where the group is not in sight. */
  other: { label: string; name: string };
};

/** A box, and whether the text of a vacancy's field belongs to it. */
type Option = { name: string; matches: (text: string) => boolean };

/** A box for texts that contain its name, as specified. */
const containing = (name: string): Option => {
  const sought = normaliseText(name);
  return { name, matches: (text) => normaliseText(text).includes(sought) };
};

/** A box for texts with one of these words: as a part, "Saturdays" would be days and "fortnight" a night. */
const withWord = (name: string, words: RegExp): Option => ({ name, matches: (text) => words.test(text) });

/** A text that says that nothing is known, such as "Unknown", "N/A", "To be confirmed" or a dash alone. */
const isUnknown = (text: string) => nothing.test(text);
const nothing =
  /^(?:|n\W?a|tb[acd]|(?:to be|not(?: yet)?) (?:advised|applicable|confirmed|decided|discussed|known|specified|stated)|un(?:known|specified|sure))\W*$/i;

/** A text such as "Not offered" (see `readJob`), "No sponsorship available" or "Sponsorship is unavailable". */
export const isRefusal = (text: string) =>
  !isUnknown(text) &&
  (/^(?:no|none|nil)\b/i.test(text) ||
    (!/^(?:yes|offered|available)\b/i.test(text) &&
      /\b(?:no sponsorship|not|never|unable|unavailable|cannot|can['’]t|don['’]t)\b/i.test(text)));

/** The groups in the order of the panel. The first two are specified (docs/behaviour.md, section 5). */
export const filterGroups = {
  jobTypes: {
    legend: 'Job Type',
    options: JOB_TYPES.map((type) => containing(type)),
    field: 'job_type',
    parameter: 'jobType',
    isOptional: false,
    other: { label: 'Other', name: 'Other job types' },
  },
  employmentTypes: {
    legend: 'Employment Type',
    options: EMPLOYMENT_TYPES.map((type) => containing(type)),
    field: 'employment_type',
    parameter: 'employmentType',
    isOptional: false,
    other: { label: 'Other', name: 'Other employment types' },
  },
  shifts: {
    legend: 'Shifts',
    options: [
      withWord('Days', /\b(?:days?|daytime|day.?shifts?|early|earlies)\b/i),
      withWord('Evenings', /\b(?:evenings?|lates?|twilights?)\b/i),
      withWord('Nights', /\b(?:over)?night(?:s|time|.?shifts?)?\b/i),
      withWord('Weekends', /\b(?:week.?ends?|sat|sun|saturdays?|sundays?)\b/i),
      withWord('Live-in', /\blive.?in\b/i),
      withWord('Sleep-ins', /\bsleep(?:ing|.?ins?|.?overs?)\b/i),
    ],
    field: 'shifts',
    parameter: 'shifts',
    isOptional: true,
    other: { label: 'Other or not stated', name: 'Other shifts or none stated' },
  },
  sponsorship: {
    legend: 'Visa sponsorship',
    options: [
      { name: 'Sponsorship offered', matches: (text) => !isUnknown(text) && !isRefusal(text) },
      { name: 'No sponsorship', matches: isRefusal },
    ],
    field: 'sponsorship',
    parameter: 'sponsorship',
    isOptional: true,
    other: { label: 'Not stated', name: 'Sponsorship not stated' },
  },
} satisfies Record<string, Group>;

export type FilterGroup = keyof typeof filterGroups;

/** The box for vacancies that no other box of its group matches; offered only where there are some. */
export const OTHER = 'Other';

// TypeScript types the keys of an object as any text.
export const groupNames = Object.keys(filterGroups) as FilterGroup[];

/** A value for each group. */
export const forEachGroup = <Value>(make: (group: FilterGroup) => Value) =>
  // TypeScript types the keys of entries as any text.
  Object.fromEntries(groupNames.map((group) => [group, make(group)])) as Record<FilterGroup, Value>;

/** The names of all boxes of a group, `OTHER` last. */
export const optionNames = (group: FilterGroup): readonly string[] => [
  ...filterGroups[group].options.map(({ name }) => name),
  OTHER,
];

/** What a vacancy says of a group; blank where it says nothing. */
export const groupText = (job: Job, group: FilterGroup): string => job[filterGroups[group].field] ?? '';

/** The boxes of a group that a text belongs to. */
export function boxesOf(group: FilterGroup, text: string): readonly string[] {
  const matching = filterGroups[group].options.filter(({ matches }) => matches(text));
  return matching.length > 0 ? matching.map(({ name }) => name) : [OTHER];
}

export const offersSponsorship = (job: Job): boolean =>
  boxesOf('sponsorship', groupText(job, 'sponsorship')).includes('Sponsorship offered');

/** The name of a box where its group is not in sight. */
export const nameOf = (group: FilterGroup, option: string): string =>
  option === OTHER ? filterGroups[group].other.name : option;

/**
 * A text folded (see `foldText`) and without blanks, hyphens, dashes, dots, commas and quotation marks, so that "part time" is Part-time. Whatever contains a
 * term as it was typed also contains it in this form.
 */
export function normaliseText(text: string): string {
  return foldText(text).replaceAll(/[\s\u2010-\u2015.,"“”-]+/g, '');
}
