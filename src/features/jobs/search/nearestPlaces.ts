import type { Job } from '@/contract/jobs';
import { distanceTo, findPlaces, nameOfPlace, type StatedPlace } from './places';

/** A place, and how many of the vacancies the place box would leave for it. */
export type NearPlace = { name: string; count: number };

/** How many places are named. */
const MOST = 3;

/**
 * The places nearest to the one that was sought, by the name that finds them.
 * @param jobs the vacancies that pass all filters but the place
 */
export function nearestPlaces(
  places: readonly StatedPlace[],
  jobs: readonly Job[],
  sought: string,
): NearPlace[] {
  const distance = distanceTo(sought);
  const byDistance = places
    .map((place) => ({ name: nameOfPlace(place), away: distance(place) ?? Infinity }))
    .filter(({ away }) => away < Infinity)
    .toSorted((one, other) => one.away - other.away);
  const near: NearPlace[] = [];
  for (const name of new Set(byDistance.map((place) => place.name))) {
    const there = findPlaces(places, name);
    const count = jobs.filter(({ location }) => location && there.has(location)).length;
    if (count > 0) near.push({ name, count });
    if (near.length === MOST) break;
  }
  return near;
}
