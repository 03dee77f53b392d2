import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for an answer that may never come: a database can hang rather than fail.
 * @throws after `milliseconds`
 */
export async function withTimeout<Result>(milliseconds: number, answer: Promise<Result>): Promise<Result> {
  const late = pause(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  return Promise.race([answer, late]);
}
