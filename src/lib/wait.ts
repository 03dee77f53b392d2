/**
 * Resolves after a number of milliseconds; by default at once, but in a task of its own.
 */
export function wait(milliseconds = 0): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Lets the browser paint and answer before the script goes on. */
export const pause = (): Promise<unknown> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : wait();
