import type { Job } from '@/contract/jobs';
import { distanceTo, findPlaces, nameOfPlace, type StatedPlace } from './places';

/** A place, and how many of the vacancies the place box would leave for it. */
export type NearPlace = { name: string; count: number };

/** How many places are named, and of how many the vacancies are counted: thousands may be stated. */
const MOST = 3;
const MOST_COUNTED = 20;

/**
 * The places nearest to the one that was sought, by the name that finds them; where that is not known, those with most vacancies.
 * @param jobs the vacancies that pass all filters but the place
 */
export function nearestPlaces(
  places: readonly StatedPlace[],
  jobs: readonly Job[],
  sought: string,
): { isKnown: boolean; near: NearPlace[] } {
  const distance = distanceTo(sought);
  const isKnown = places.some((place) => distance(place) !== undefined);
  const sizes = new Map<string, number>();
  for (const { location = '' } of jobs) sizes.set(location, (sizes.get(location) ?? 0) + 1);
  const byDistance = places
    .filter(({ text }) => sizes.has(text))
    .map((place) => ({
      name: nameOfPlace(place),
      away: isKnown ? (distance(place) ?? Infinity) : -(sizes.get(place.text) ?? 0),
    }))
    .filter(({ away }) => away < Infinity)
    .toSorted((one, other) => one.away - other.away);
  const near: NearPlace[] = [];
  // A vacancy in a district of two boroughs would be offered under both.
  const offered = new Set<Job>();
  const names = new Set(byDistance.map((place) => place.name));
  for (const name of [...names].slice(0, MOST_COUNTED)) {
    const there = findPlaces(places, name);
    const found = jobs.filter(({ location }) => location && there.has(location));
    if (found.some((job) => !offered.has(job))) near.push({ name, count: found.length });
    for (const job of found) offered.add(job);
    if (near.length === MOST) break;
  }
  return { isKnown, near };
}
