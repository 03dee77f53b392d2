import type { Job } from '@/contract/jobs';
import type { SortOption } from '@/contract/limits';
import { DAY } from '@/lib/time/durations';
import { bitsOf } from './boxBits';
import { options, type FilterGroup } from './filterGroups';
import type { Filters } from './filtersSlice';
import type { Entry, JobIndex } from './indexJobs';
import { normaliseText } from './normaliseText';

/** What the visitor has typed or chosen besides the boxes. */
type Wanted = Pick<Filters, 'search' | 'location' | 'sector' | 'sortBy'>;
type Ticked = Pick<Filters, FilterGroup>;

/**
 * The vacancies before the boxes are applied, in the parts that the list shows under headings: by age, newest first, then those
 * without a place and those without a date, which are shown whatever place or date is asked for. Where no vacancy has a date, all
 * are `unsorted`.
 */
export type Matches = Record<'unsorted' | PartName, Entry[]>;
export type PartName = 'day' | 'week' | 'earlier' | 'placeless' | 'dateless';

/** The vacancies as listed, and where in the list each part with a heading begins. */
export type FoundJobs = { jobs: readonly Job[]; parts: readonly ListPart[] };
export type ListPart = { name: PartName; start: number; size: number };

/** Every filter at once (docs/behaviour.md, section 5): OR within a group of boxes, otherwise AND; an empty one restricts nothing. */
export const findJobs = (index: JobIndex, filters: Filters, now: number): FoundJobs =>
  applyBoxes(findMatches(index, filters, now), filters);

/**
 * The vacancies that pass all filters but the boxes. The text is sought in title, employment type and job type.
 * @param now milliseconds, for their age
 */
export function findMatches(index: JobIndex, wanted: Wanted, now: number): Matches {
  const term = normaliseText(wanted.search);
  const place = index.hasPlaces ? normaliseText(wanted.location) : '';
  const earliest = index.hasDates && wanted.sortBy ? now - windows[wanted.sortBy] : 0;
  const { sector } = wanted;
  const found: Matches = { unsorted: [], day: [], week: [], earlier: [], placeless: [], dateless: [] };
  for (const entry of index.entries) {
    if (term && !entry.text.includes(term)) continue;
    if (sector && entry.job.Sector !== sector) continue;
    if (place && entry.place && !entry.place.includes(place)) continue;
    if (earliest && entry.postedAt && entry.postedAt < earliest) continue;
    found[partOf(entry, index, place, now)].push(entry);
  }
  return found;
}

function partOf(entry: Entry, { hasDates }: JobIndex, place: string, now: number): keyof Matches {
  if (place && !entry.place) return 'placeless';
  if (!hasDates) return 'unsorted';
  if (!entry.postedAt) return 'dateless';
  const age = now - entry.postedAt;
  if (age > windows['Past 1 week']) return 'earlier';
  return age > windows['Past 24 hours'] ? 'week' : 'day';
}

/** The matches that the ticked boxes leave. */
export function applyBoxes(matches: Matches, ticked: Ticked): FoundJobs {
  const jobTypes = bitsOf('jobTypes', ticked.jobTypes) || ANY;
  const employmentTypes = bitsOf('employmentTypes', ticked.employmentTypes) || ANY;
  const jobs: Job[] = [];
  const parts: ListPart[] = [];
  for (const name of order) {
    const start = jobs.length;
    for (const entry of matches[name]) {
      if (entry.jobTypes & jobTypes && entry.employmentTypes & employmentTypes) jobs.push(entry.job);
    }
    const size = jobs.length - start;
    if (size > 0 && name !== 'unsorted') parts.push({ name, start, size });
  }
  return { jobs, parts };
}

const order = ['unsorted', 'day', 'week', 'earlier', 'placeless', 'dateless'] as const;

export type OptionCounts = Record<FilterGroup, ReadonlyMap<string, number>>;

/** How many vacancies each box would give by itself, the other group and all other filters being as they are. */
export function countOptions(matches: Matches, ticked: Ticked): OptionCounts {
  const sizes = new Uint32Array(1 << (SHIFT * 2));
  for (const name of order)
    for (const { jobTypes, employmentTypes } of matches[name]) {
      const bits = (jobTypes << SHIFT) | employmentTypes;
      sizes[bits] = (sizes[bits] ?? 0) + 1;
    }
  const count = (jobTypes: number, employmentTypes: number) =>
    sizes.reduce(
      (sum, size, bits) => ((bits >> SHIFT) & jobTypes && bits & employmentTypes ? sum + size : sum),
      0,
    );
  const otherGroup = {
    jobTypes: bitsOf('employmentTypes', ticked.employmentTypes) || ANY,
    employmentTypes: bitsOf('jobTypes', ticked.jobTypes) || ANY,
  };
  return {
    jobTypes: countEach('jobTypes', (bit) => count(bit, otherGroup.jobTypes)),
    employmentTypes: countEach('employmentTypes', (bit) => count(otherGroup.employmentTypes, bit)),
  };
}

const countEach = (group: FilterGroup, count: (bit: number) => number) =>
  new Map(options[group].map((option) => [option, count(bitsOf(group, [option]))]));

/** Bits set aside for each group; no group has more boxes. */
const SHIFT = 5;
/** All bits of a group. */
const ANY = (1 << SHIFT) - 1;

const windows: Record<SortOption, number> = {
  'Past 24 hours': DAY,
  'Past 1 week': 7 * DAY,
  'Past 1 month': 31 * DAY,
};
