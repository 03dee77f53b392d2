/** The middle one of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Says that a figure misses its goal, and makes the process fail. */
export function checkGoal(
  name: string,
  figure: number,
  { least = 0, most = Infinity }: { least?: number; most?: number },
): void {
  if (figure >= least && figure <= most) return;
  const wanted = figure < least ? `at least ${least}` : `at most ${most}`;
  console.log(`  MISSED: ${name} ${Number(figure.toFixed(3))}, wanted ${wanted}`);
  process.exitCode = 1;
}
