export const median = (figures: readonly number[]) => quantile(figures, 0.5);

/** The figure below which this share of all lies. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** Says that a figure misses its goal, and makes the process fail. */
export function checkGoal(name: string, figure: number, goal: { least?: number; most?: number }): void {
  const { least = 0, most = Infinity } = goal;
  if (figure >= least && figure <= most) return;
  const wanted = figure < least ? `at least ${least}` : `at most ${most}`;
  console.log(`  MISSED: ${name} ${Number(figure.toFixed(3))}, wanted ${wanted}`);
  process.exitCode = 1;
}
