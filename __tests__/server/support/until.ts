import { setTimeout as pause } from 'node:timers/promises';

const SECONDS = 20;

/** Waits until something holds, asking again and again. @throws after 20 seconds, with what was asked */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + SECONDS * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${SECONDS} seconds: ${holds.toString()}`);
    await pause(10);
  }
}
