type Goal = { least?: number; most?: number; unit: string };

/** Says that a figure misses its goal, and makes the process fail. */
export function checkGoal(name: string, figure: number, { least = 0, most = Infinity, unit }: Goal): void {
  if (figure >= least && figure <= most) return;
  const wanted = figure < least ? `at least ${least}` : `at most ${most}`;
  console.log(`  MISSED: ${name} ${Number(figure.toFixed(3))} ${unit}, wanted ${wanted}`);
  process.exitCode = 1;
}
