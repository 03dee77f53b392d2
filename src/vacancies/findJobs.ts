import type { Job } from '@/contract/jobs';
import type { SortOption } from '@/contract/limits';
import { hourlyPay, readPay } from './pay';
import { DAY } from '@/lib/time/durations';
import { timeOf } from './jobDates';
import {
  boxesOf,
  filterGroups,
  forEachGroup,
  groupNames,
  groupText,
  offersSponsorship,
  normaliseText,
  type FilterGroup,
} from './filterGroups';
import { roleWords } from './jobFields';
import { HIGHEST_PAY, type Filters } from './filters';
import { findPlaces, narrowing, readPlace, type StatedPlace } from './places';
import { wordsOf } from './words';

/** The vacancies, newest first where they carry dates, their texts prepared once for every search. */
export type JobIndex = {
  entries: readonly Entry[];
  /** The places that vacancies carry, each once: without any, the location box does not count. */
  places: readonly StatedPlace[];
  /** Whether any vacancy carries a date: only then does Sort by count. */
  hasDates: boolean;
  /** Whether any vacancy's pay can be read: only then are they sorted by it. */
  hasPay: boolean;
  /** The groups of boxes that are shown and count. */
  groups: readonly FilterGroup[];
};

/** A vacancy with the boxes it belongs to. */
export type Entry = {
  job: Job;
  /** What the text is looked for in, as `normaliseText` leaves it. */
  text: string;
  /** The words that name the work, each with a blank on either side. */
  role: string;
  /** 0 without a date, or with text that is no date. */
  postedAt: number;
  /** By the hour; undefined until it is asked for, 0 where it cannot be read. */
  pay?: number;
  boxes: Record<FilterGroup, readonly string[]>;
};

/** Prepares vacancies for the search. */
export function indexJobs(jobs: readonly Job[]): JobIndex {
  const entries = jobs.map(toEntry);
  const hasDates = entries.some(({ postedAt }) => postedAt !== 0);
  if (hasDates) entries.sort((one, other) => other.postedAt - one.postedAt);
  const isShown = (group: FilterGroup) =>
    !filterGroups[group].isOptional || jobs.some((job) => groupText(job, group) !== '');
  return {
    entries,
    hasDates,
    hasPay: jobs.some(({ pay }) => pay && readPay(pay)),
    places: [...new Set(jobs.map(({ location }) => location))].flatMap((text) =>
      text ? [readPlace(text)] : [],
    ),
    groups: groupNames.filter(isShown),
  };
}

const toEntry = (job: Job): Entry => ({
  job,
  text: [job.job_title, job.employment_type, job.job_type].map(normaliseText).join(SEPARATOR),
  role: ` ${roleWords(job).join(' ')} `,
  // A date without a time counts until its end: yesterday is within 24 hours.
  postedAt: timeOf(job.posted_at?.replace(/^[\d-]+$/, '$&T23:59:59Z')) ?? 0,
  boxes: forEachGroup((group) => boxesOf(group, groupText(job, group))),
});

// No term contains a line break, so no search matches across two fields.
const SEPARATOR = '\n';

/**
 * The parts of the list in their order, each with a heading but for the first that is not of sponsored vacancies: by age, newest first, then
 * those without a place and those without a date, which are shown whatever place or date is asked for, and those whose work is another.
 * Sorted by pay, or where no vacancy has a date, those with a place are under no heading.
 */
const order = [
  'sponsored',
  'unheaded',
  'unsponsored',
  'day',
  'week',
  'earlier',
  'placeless',
  'dateless',
  'mentioned',
  'payless',
] as const;
type PartName = (typeof order)[number];

/** A vacancy that passes all filters but the boxes, and the part of the list that it is in. */
export type Match = { entry: Entry; part: PartName };

/** The vacancies as listed, and where in the list each part with a heading begins. */
export type FoundJobs = { jobs: readonly Job[]; parts: readonly ListPart[] };
export type ListPart = { name: Exclude<PartName, 'unheaded'>; start: number; size: number };

/** Every filter at once (docs/behaviour.md, section 5): OR within a group of boxes, otherwise AND; an empty one restricts nothing. */
export const findJobs = (index: JobIndex, filters: Filters, now: number): FoundJobs =>
  applyBoxes(index, findMatches(index, filters, now), filters);

/**
 * The vacancies that pass all filters but the boxes. The text is sought in title, employment type and job type.
 * @param now milliseconds, for their age
 */
export function findMatches(index: JobIndex, wanted: Filters, now: number): Match[] {
  const search = narrowing(wanted.search);
  const term = normaliseText(search);
  const place = index.places.length > 0 && narrowing(wanted.location);
  const there = place && findPlaces(index.places, place);
  const { sector, sortBy } = wanted;
  const isByPay = sortBy === HIGHEST_PAY && index.hasPay;
  const earliest = index.hasDates && sortBy && sortBy !== HIGHEST_PAY ? now - windows[sortBy] : 0;
  const found = index.entries.filter(
    ({ job, text, postedAt }) =>
      text.includes(term) &&
      (!sector || job.Sector === sector) &&
      (!there || !job.location || there.has(job.location)) &&
      (!postedAt || postedAt >= earliest),
  );
  // "Care" is the work of a care assistant, but not of each nurse in intensive care, however new.
  const words = ` ${wordsOf(search).join(' ')} `;
  const isWork = ({ role }: Entry) => role.includes(words);
  const hasWork = term !== '' && index.hasDates && !sortBy && found.some(isWork);
  const partOf = (entry: Entry): PartName => {
    if (place && !entry.job.location) return 'placeless';
    if (isByPay) return payOf(entry) ? 'unheaded' : 'payless';
    if (hasWork && !isWork(entry)) return 'mentioned';
    return index.hasDates ? ageOf(entry, now) : 'unheaded';
  };
  if (isByPay) found.sort((one, other) => payOf(other) - payOf(one));
  return found.map((entry) => ({ entry, part: partOf(entry) }));
}

function payOf(entry: Entry): number {
  const pay = entry.pay === undefined && entry.job.pay ? readPay(entry.job.pay) : undefined;
  entry.pay ??= pay ? hourlyPay(pay) : 0;
  return entry.pay;
}

function ageOf({ postedAt }: Entry, now: number): PartName {
  if (!postedAt) return 'dateless';
  const age = now - postedAt;
  if (age > windows['Past 1 week']) return 'earlier';
  return age > windows['Past 24 hours'] ? 'week' : 'day';
}

/** The matches that the ticked boxes leave, part by part. */
export function applyBoxes({ groups }: JobIndex, matches: readonly Match[], ticked: Filters): FoundJobs {
  const left = matches.filter(({ entry }) => groups.every((group) => isTicked(entry, group, ticked)));
  const jobs: Job[] = [];
  const parts: ListPart[] = [];
  for (const name of order) {
    const inPart = left.filter(({ part }) => part === name);
    if (inPart.length > 0 && name !== 'unheaded')
      parts.push({ name, start: jobs.length, size: inPart.length });
    for (const { entry } of inPart) jobs.push(entry.job);
  }
  return { jobs, parts };
}

/** The vacancies that offer sponsorship come before all others, which stay in their parts. */
export function sponsoredFirst(matches: readonly Match[]): readonly Match[] {
  const isSponsored = ({ entry }: Match) => offersSponsorship(entry.job);
  if (!matches.some(isSponsored)) return matches;
  return matches.map((match) => {
    if (isSponsored(match)) return { ...match, part: 'sponsored' };
    return match.part === 'unheaded' ? { ...match, part: 'unsponsored' } : match;
  });
}

/** Whether the boxes of a group let a vacancy through. */
const isTicked = ({ boxes }: Entry, group: FilterGroup, ticked: Filters): boolean =>
  ticked[group].length === 0 || boxes[group].some((box) => ticked[group].includes(box));

export type OptionCounts = Record<FilterGroup, ReadonlyMap<string, number>>;

/** How many vacancies each box would give by itself, the other groups and all other filters being as they are. */
export function countOptions({ groups }: JobIndex, matches: readonly Match[], ticked: Filters): OptionCounts {
  const counts = forEachGroup(() => new Map<string, number>());
  for (const { entry } of matches) {
    const failed = groups.filter((group) => !isTicked(entry, group, ticked));
    // A vacancy that fails in one group counts for the boxes of that group alone; one that fails in two for none.
    if (failed.length > 1) continue;
    for (const group of failed.length > 0 ? failed : groups)
      for (const box of entry.boxes[group]) counts[group].set(box, (counts[group].get(box) ?? 0) + 1);
  }
  return counts;
}

const windows: Record<SortOption, number> = {
  'Past 24 hours': DAY,
  'Past 1 week': 7 * DAY,
  'Past 1 month': 31 * DAY,
};
