import { options, OTHER, type FilterGroup } from './filterGroups';
import { normaliseText } from './normaliseText';

// A list of 10,000 vacancies has a handful of types.
const known = { jobTypes: new Map<string, number>(), employmentTypes: new Map<string, number>() };

/** The bits of the boxes that match a type, as a part of it (docs/behaviour.md, section 5); the bit of `OTHER` where none does. */
export function boxesOf(group: FilterGroup, type: string): number {
  const seen = known[group].get(type);
  if (seen !== undefined) return seen;
  const text = normaliseText(type);
  const matching = options[group].filter(
    (option) => option !== OTHER && text.includes(normaliseText(option)),
  );
  const bits = bitsOf(group, matching) || bitsOf(group, [OTHER]);
  known[group].set(type, bits);
  return bits;
}

/** One bit for each of these boxes. */
export const bitsOf = (group: FilterGroup, boxes: readonly string[]): number =>
  boxes.reduce((bits, option) => bits | (1 << options[group].indexOf(option)), 0);
