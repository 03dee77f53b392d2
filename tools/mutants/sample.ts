/** Some of the items, chosen by the seed: the same seed chooses the same ones. */
export function sampleOf<T>(items: T[], size: number, seed: number): T[] {
  const random = mulberry32(seed);
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, size)
    .map(({ item }) => item);
}

/** A small generator of numbers from 0 to 1: https://github.com/bryc/code/blob/master/jshash/PRNGs.md#mulberry32 */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
