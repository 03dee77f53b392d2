import { setTimeout as pause } from 'node:timers/promises';
import { apply, enquire, makeCv, RefusedError, register, signIn, vacancyIds } from '@tools/bench/visitors';

/** What the server has said yes to: the enquiries' messages, the accounts' addresses, `address vacancy` of applications. */
export type Acknowledged = {
  enquiries: string[];
  accounts: string[];
  applications: string[];
  /** How often a server asked to try again in a moment, as it does while its database is away. */
  busy: number;
};

/** How many writes that is. */
export const countOf = ({ enquiries, accounts, applications }: Acknowledged): number =>
  enquiries.length + accounts.length + applications.length;

export const CV_BYTES = 100_000;
const WRITERS = 4;
const PAUSE_MS = 100;

/**
 * Writes as visitors do, several at once, until the signal. What fails because a copy was killed is tried again, as people do;
 * every application goes twice at once, as from two browsers.
 * @throws what the server refuses although it is up: a bug in this script or in the server
 */
export async function writeUntil(
  stopped: AbortSignal,
  origin: string,
  acknowledged: Acknowledged,
): Promise<void> {
  const cv = makeCv(CV_BYTES);
  const attempt = retryUntil(stopped, () => (acknowledged.busy += 1));
  const jobs = (await attempt(() => vacancyIds(origin))) ?? [];

  const write = async (): Promise<void> => {
    const enquiry = await attempt(() => enquire(origin));
    if (enquiry) acknowledged.enquiries.push(enquiry);
    const email = await attempt(() => register(origin));
    if (!email) return;
    acknowledged.accounts.push(email);
    const cookie = await attempt(() => signIn(origin, email));
    for (const job of cookie ? jobs.slice(0, 2) : []) {
      const once = () => attempt(async () => (await apply(origin, cookie ?? '', job, cv), true));
      const answers = await Promise.all([once(), once()]);
      if (answers.includes(true)) acknowledged.applications.push(`${email} ${job}`);
    }
  };
  const work = async () => {
    while (!stopped.aborted) await write();
  };
  await Promise.all(Array.from({ length: WRITERS }, work));
}

/** Returns a function that repeats an action while it is interrupted; it gives undefined once that has been stopped. */
const retryUntil =
  (stopped: AbortSignal, onBusy: () => void) =>
  async <Result>(action: () => Promise<Result>): Promise<Result | undefined> => {
    while (!stopped.aborted) {
      try {
        return await action();
      } catch (error) {
        if (!isInterruption(error)) throw error;
        if (error instanceof RefusedError && error.status === 503) onBusy();
        await pause(PAUSE_MS);
      }
    }
    return undefined;
  };

/** A connection that broke or was too slow, no copy behind the proxy, or a server whose database is away. */
const isInterruption = (error: unknown): boolean =>
  error instanceof RefusedError ? [408, 502, 503].includes(error.status) : error instanceof TypeError;
