import type { Context } from './context';

/** A job that is done over and over; `stop` resolves when the run in progress has ended. */
export type RepeatingJob = { stop: () => Promise<void> };

/**
 * Runs a job now, and again each time `everyMs` after a run has ended. One that fails is logged and tried again like any other.
 * @param options.problem what the log says of a failure
 * @param run its signal is aborted by `stop`
 */
export function repeat(
  { log }: Pick<Context, 'log'>,
  { everyMs, problem }: { everyMs: number; problem: string },
  run: (signal: AbortSignal) => Promise<void>,
): RepeatingJob {
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void>;
  const once = async () => {
    try {
      await run(stopped.signal);
    } catch (error) {
      log.error({ err: error }, problem);
    }
    if (!stopped.signal.aborted) timer = setTimeout(start, everyMs);
  };
  const start = () => {
    work = once();
  };
  start();
  return {
    stop: () => {
      stopped.abort();
      clearTimeout(timer);
      return work;
    },
  };
}
