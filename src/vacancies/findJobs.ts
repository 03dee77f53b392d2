import type { Job } from '@/contract/jobs';
import type { SortOption } from '@/contract/limits';
import { hourlyPay, readPay } from './pay';
import { DAY } from '@/lib/time/durations';
import { postingTime } from './jobDates';
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
import { HIGHEST_PAY, type Filters } from './filters';
import { findPlaces, NEARBY, readPlace, type StatedPlace } from './places';

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
  /** 0 without a date, or with text that is no date. */
  postedAt: number;
  /** By the hour; undefined until it is asked for, 0 where it cannot be read. */
  pay?: number;
  boxes: Record<FilterGroup, readonly string[]>;
};

/** Prepares vacancies for the search. */
export const indexJobs = (jobs: readonly Job[]): JobIndex => indexEntries(jobs.map(toEntry));

/** Prepares a vacancy. */
const toEntry = (job: Job): Entry => ({
  job,
  text: [job.job_title, job.employment_type, job.job_type].map(normaliseText).join(SEPARATOR),
  postedAt: postingTime(job.posted_at) ?? 0,
  boxes: forEachGroup((group) => boxesOf(group, groupText(job, group))),
});

/**
 * Prepares vacancies from their entries, which it sorts in place. The server makes the entries in batches, so that other requests need not
 * wait.
 */
function indexEntries(entries: Entry[]): JobIndex {
  const jobs = entries.map(({ job }) => job);
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

// No term contains a line break, so no search matches across two fields.
const SEPARATOR = '\n';

/**
 * The vacancies before the boxes are applied, in the parts that the list shows under headings: by age, newest first, then those
 * without a place and those without a date, which are shown whatever place or date is asked for. Sorted by pay, or where no vacancy
 * has a date, those with a place are under no heading.
 */
export type Matches = Record<'unheaded' | PartName, Entry[]>;
type PartName = 'day' | 'week' | 'earlier' | 'placeless' | 'dateless' | 'payless';

/** The vacancies as listed, and where in the list each part with a heading begins. */
export type FoundJobs = { jobs: readonly Job[]; parts: readonly ListPart[] };
export type ListPart = { name: PartName | 'sponsored' | 'unsponsored'; start: number; size: number };

/** Every filter at once (docs/behaviour.md, section 5): OR within a group of boxes, otherwise AND; an empty one restricts nothing. */
export const findJobs = (index: JobIndex, filters: Filters, now: number): FoundJobs =>
  applyBoxes(index, findMatches(index, filters, now), filters);

/**
 * The vacancies that pass all filters but the boxes. The text is sought in title, employment type and job type.
 * @param now milliseconds, for their age
 */
export function findMatches(index: JobIndex, wanted: Filters, now: number): Matches {
  const term = normaliseText(wanted.search);
  const place = index.places.length > 0 && wanted.location.replace(NEARBY, '').trim();
  const there = place && findPlaces(index.places, place);
  const { sector, sortBy } = wanted;
  const isByPay = sortBy === HIGHEST_PAY && index.hasPay;
  const earliest = index.hasDates && sortBy && sortBy !== HIGHEST_PAY ? now - windows[sortBy] : 0;
  const found: Matches = {
    unheaded: [],
    day: [],
    week: [],
    earlier: [],
    placeless: [],
    dateless: [],
    payless: [],
  };
  for (const entry of index.entries) {
    if (term && !entry.text.includes(term)) continue;
    if (sector && entry.job.Sector !== sector) continue;
    if (there && entry.job.location && !there.has(entry.job.location)) continue;
    if (earliest && entry.postedAt && entry.postedAt < earliest) continue;
    if (place && !entry.job.location) found.placeless.push(entry);
    else if (isByPay) found[payOf(entry) ? 'unheaded' : 'payless'].push(entry);
    else found[index.hasDates ? ageOf(entry, now) : 'unheaded'].push(entry);
  }
  if (isByPay) for (const part of order) found[part].sort((one, other) => payOf(other) - payOf(one));
  return found;
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

/** The matches that the ticked boxes leave. */
export function applyBoxes({ groups }: JobIndex, matches: Matches, ticked: Filters): FoundJobs {
  const jobs: Job[] = [];
  const parts: ListPart[] = [];
  for (const name of order) {
    const start = jobs.length;
    for (const entry of matches[name]) {
      if (groups.every((group) => isTicked(entry, group, ticked))) jobs.push(entry.job);
    }
    const size = jobs.length - start;
    if (size > 0 && name !== 'unheaded') parts.push({ name, start, size });
  }
  return { jobs, parts };
}

/** The vacancies that offer sponsorship, then all others, in their parts. */
export function sponsoredFirst({ jobs, parts }: FoundJobs): FoundJobs {
  const first = jobs.filter(offersSponsorship);
  if (first.length === 0) return { jobs, parts };
  let start = first.length;
  const rest: ListPart[] = [];
  // Those under no heading come before the parts.
  for (const part of [
    { name: 'unsponsored', start: 0, size: parts[0]?.start ?? jobs.length } as const,
    ...parts,
  ]) {
    const size = jobs
      .slice(part.start, part.start + part.size)
      .filter((job) => !offersSponsorship(job)).length;
    if (size > 0) rest.push({ name: part.name, start, size });
    start += size;
  }
  return {
    jobs: [...first, ...jobs.filter((job) => !offersSponsorship(job))],
    parts: [{ name: 'sponsored', start: 0, size: first.length }, ...rest],
  };
}

const order = ['unheaded', 'day', 'week', 'earlier', 'placeless', 'dateless', 'payless'] as const;

/** Whether the boxes of a group let a vacancy through. */
const isTicked = ({ boxes }: Entry, group: FilterGroup, ticked: Filters): boolean =>
  ticked[group].length === 0 || boxes[group].some((box) => ticked[group].includes(box));

export type OptionCounts = Record<FilterGroup, ReadonlyMap<string, number>>;

/** How many vacancies each box would give by itself, the other groups and all other filters being as they are. */
export function countOptions({ groups }: JobIndex, matches: Matches, ticked: Filters): OptionCounts {
  const counts = forEachGroup(() => new Map<string, number>());
  for (const entry of order.flatMap((name) => matches[name])) {
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
