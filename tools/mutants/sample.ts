import { seeded } from '@tools/monkey/random';

/** Some of the items, chosen by the seed: the same seed chooses the same ones. */
export function sampleOf<T>(items: T[], size: number, seed: number): T[] {
  const random = seeded(String(seed));
  return items
    .map((item) => ({ item, order: random.below(2 ** 32) }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, size)
    .map(({ item }) => item);
}
