/**
 * Returns a function that runs tasks at most `max` at once. The others wait, first come first served within a key, and the keys take turns:
 * whoever asks for hundreds at once holds up nobody else.
 */
export function limitConcurrency(max: number) {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  return async <Result>(task: () => Promise<Result>, key = ''): Promise<Result> => {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve]));
    try {
      return await task();
    } finally {
      const [first, [next, ...others]] = [...waiting][0] ?? ['', []];
      waiting.delete(first);
      // To the end of the keys.
      if (others.length > 0) waiting.set(first, others);
      if (next) next();
      else running -= 1;
    }
  };
}
