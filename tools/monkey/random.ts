/** Chance that follows from a seed: the same seed gives the same numbers. */
export type Random = {
  /** A whole number from 0, below this. */
  below: (count: number) => number;
  /** True in this share of all cases, from 0 to 1. */
  chance: (share: number) => boolean;
  /** One of the items; undefined where there is none. */
  pick: <Item>(items: readonly Item[]) => Item | undefined;
  /** One of the items, each as often as its weight says. There must be one. */
  weigh: <Item extends { weight: number }>(items: readonly Item[]) => Item;
};

/** Takes any text, so that a use can have a seed of its own. */
export function seeded(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (count) => Math.floor(next() * count),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)],
    weigh: (items) => {
      let left = next() * items.reduce((sum, { weight }) => sum + weight, 0);
      const found = items.find(({ weight }) => (left -= weight) < 0) ?? items.at(-1);
      if (!found) throw new Error('There is nothing to choose from.');
      return found;
    },
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value;
}
