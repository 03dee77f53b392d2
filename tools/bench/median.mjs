/**
 * The middle one of some figures.
 * @param {number[]} figures
 */
export function median(figures) {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
