/** Another tab is doing it. */
export const ELSEWHERE = 'elsewhere';

/** Runs this unless another tab is running the same. A browser that has no Web Locks, or refuses them, runs it anyway. */
export async function oneAtATime<Result>(
  name: string,
  run: () => Promise<Result>,
): Promise<Result | typeof ELSEWHERE> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return run();
  let running: Promise<Result> | undefined;
  try {
    return await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? (running = run()) : ELSEWHERE,
    );
  } catch {
    // Where storage is blocked, locks may be too. If the browser takes the lock away midway, the run goes on.
    return running ?? run();
  }
}
