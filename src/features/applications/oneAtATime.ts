/** Another tab is doing it. */
export const ELSEWHERE = 'elsewhere';

/** Runs this unless another tab is running the same; a browser without Web Locks runs it anyway. */
export function oneAtATime<Result>(
  name: string,
  run: () => Promise<Result>,
): Promise<Result | typeof ELSEWHERE> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return run();
  return locks.request(name, { ifAvailable: true }, async (lock) => (lock ? run() : ELSEWHERE));
}
