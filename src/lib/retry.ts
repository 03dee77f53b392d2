import { wait } from './wait';

/** Pauses between the attempts, in milliseconds: long enough for a phone to find its signal again. */
const PAUSES = [1000, 3000];

/**
 * Loads code or a file, and tries again by itself when that fails.
 * @param load gets the number of earlier attempts
 * @returns what `load` gives; rejects with the last failure
 */
export async function retry<Loaded>(load: (attempt: number) => Promise<Loaded>): Promise<Loaded> {
  for (const [attempt, pause] of PAUSES.entries()) {
    try {
      return await load(attempt);
    } catch {
      await wait(pause);
    }
  }
  return load(PAUSES.length);
}
