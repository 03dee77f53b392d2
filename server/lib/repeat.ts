import { HOUR } from '@/lib/time/durations';
import { causeOf, messageOf } from './log';

/** A job that runs again and again; `stop` resolves when the run in progress has ended. */
export type RepeatingJob = { stop: () => Promise<void> };

/**
 * Runs a job now, and again `everyMs` after each run has ended, whether or not it fails. A failure is logged once, until its
 * message changes or a run succeeds; a job that runs hourly logs each.
 * @param options.problem the log's message for a failed run
 * @param run its signal is aborted by `stop`
 */
export function repeat(
  { log }: { log: { error: (fields: object, message: string) => void } },
  { everyMs, problem }: { everyMs: number; problem: string },
  run: (signal: AbortSignal) => Promise<void>,
): RepeatingJob {
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void>;
  let logged: string | undefined;
  const once = async () => {
    try {
      await run(stopped.signal);
      logged = undefined;
    } catch (error) {
      if (everyMs >= HOUR || messageOf(error) !== logged) log.error(causeOf(error), problem);
      logged = messageOf(error);
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
