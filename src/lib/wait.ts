/**
 * Resolves after a number of milliseconds; by default at once, but in a task of its own.
 */
export function wait(milliseconds = 0): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Lets the browser paint and answer before the script goes on. */
export function pause(): Promise<unknown> {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };
  return scheduler?.yield?.() ?? wait();
}
