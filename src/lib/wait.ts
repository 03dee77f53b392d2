/**
 * Lets time pass, and the browser do what waits for it: what comes after is a task of its own.
 * @param milliseconds at least; none when left out
 */
export function wait(milliseconds = 0): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
