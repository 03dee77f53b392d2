/**
 * Whether some work takes less than so many milliseconds at the best of ten tries. They are those of this process alone: a busy
 * machine does not count.
 */
export const isQuick = (work: () => unknown, limit: number): boolean =>
  Array.from({ length: 10 }).some(() => timeOf(work) < limit);

function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  try {
    work();
  } catch {
    // Refused, which is as good.
  }
  return process.cpuUsage(before).user / 1000;
}
