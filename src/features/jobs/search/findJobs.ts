import type { Job } from '@/contract/jobs';
import type { SortOption } from '@/contract/limits';
import { bitsOf } from './boxBits';
import { options, type FilterGroup } from './filterGroups';
import type { FiltersState } from './filtersSlice';
import type { Entry, JobIndex } from './indexJobs';
import { plain } from './plain';

/** What the visitor has typed or chosen besides the boxes. */
type Wanted = Pick<FiltersState, 'search' | 'location' | 'sector' | 'sortBy'>;
type Ticked = Pick<FiltersState, FilterGroup>;

/** Vacancies apart from the boxes. Those that state no place or no date are never hidden by a wish for one: they follow. */
export type Candidates = { stated: Entry[]; placeless: Entry[]; dateless: Entry[] };

/** The vacancies as listed, and where in the list those without a place and those without a date begin. */
export type FoundJobs = { jobs: readonly Job[]; parts: readonly ListPart[] };
export type ListPart = { name: 'placeless' | 'dateless'; start: number; size: number };

/** Every filter at once (docs/behaviour.md, section 5): OR within a group of boxes, otherwise AND; an empty one restricts nothing. */
export const findJobs = (index: JobIndex, filters: FiltersState, now: number): FoundJobs =>
  applyBoxes(findCandidates(index, filters, now), filters);

/**
 * The vacancies that pass all but the boxes: the text as a part of title, employment type or job type.
 * @param now milliseconds, for "Sort by"
 */
export function findCandidates(index: JobIndex, wanted: Wanted, now: number): Candidates {
  const term = plain(wanted.search);
  const place = index.hasPlaces ? plain(wanted.location) : '';
  const earliest = index.hasDates && wanted.sortBy ? now - windows[wanted.sortBy] : 0;
  const { sector } = wanted;
  const found: Candidates = { stated: [], placeless: [], dateless: [] };
  for (const entry of index.entries) {
    if (term && !entry.text.includes(term)) continue;
    if (sector && entry.job.Sector !== sector) continue;
    if (place && entry.place && !entry.place.includes(place)) continue;
    if (earliest && entry.postedAt && entry.postedAt < earliest) continue;
    if (place && !entry.place) found.placeless.push(entry);
    else if (earliest && !entry.postedAt) found.dateless.push(entry);
    else found.stated.push(entry);
  }
  return found;
}

/** The candidates that the ticked boxes leave. */
export function applyBoxes({ stated, placeless, dateless }: Candidates, ticked: Ticked): FoundJobs {
  const jobTypes = bitsOf('jobTypes', ticked.jobTypes) || ANY;
  const employmentTypes = bitsOf('employmentTypes', ticked.employmentTypes) || ANY;
  const jobs: Job[] = [];
  const take = (entries: readonly Entry[]) => {
    const start = jobs.length;
    for (const entry of entries) {
      if (entry.jobTypes & jobTypes && entry.employmentTypes & employmentTypes) jobs.push(entry.job);
    }
    return { start, size: jobs.length - start };
  };
  take(stated);
  const parts = [
    { name: 'placeless' as const, ...take(placeless) },
    { name: 'dateless' as const, ...take(dateless) },
  ];
  return { jobs, parts: parts.filter(({ size }) => size > 0) };
}

export type OptionCounts = Record<FilterGroup, ReadonlyMap<string, number>>;

/** How many vacancies each box would give by itself, the other group and all other filters being as they are. */
export function countOptions({ stated, placeless, dateless }: Candidates, ticked: Ticked): OptionCounts {
  const sizes = new Uint32Array(1 << (SHIFT * 2));
  for (const entries of [stated, placeless, dateless])
    for (const { jobTypes, employmentTypes } of entries) sizes[(jobTypes << SHIFT) | employmentTypes]! += 1;
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

/** All bits of a group; no group has more boxes than `SHIFT`. */
const SHIFT = 5;
const ANY = (1 << SHIFT) - 1;

const HOUR = 60 * 60 * 1000;
const windows: Record<SortOption, number> = {
  'Past 24 hours': 24 * HOUR,
  'Past 1 week': 7 * 24 * HOUR,
  'Past 1 month': 31 * 24 * HOUR,
};
