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
  origins: readonly string[],
  acknowledged: Acknowledged,
): Promise<void> {
  const cv = makeCv(CV_BYTES);
  const attempt = retryUntil(stopped, origins, () => (acknowledged.busy += 1));
  const jobs = (await attempt(vacancyIds)) ?? [];

  const write = async (): Promise<void> => {
    const enquiry = await attempt(enquire);
    if (enquiry) acknowledged.enquiries.push(enquiry);
    const email = await attempt(register);
    if (!email) return;
    acknowledged.accounts.push(email);
    const cookie = await attempt((origin) => signIn(origin, email));
    for (const job of cookie ? jobs.slice(0, 2) : []) {
      const once = () => attempt(async (origin) => (await apply(origin, cookie ?? '', job, cv), true));
      const answers = await Promise.all([once(), once()]);
      if (answers.includes(true)) acknowledged.applications.push(`${email} ${job}`);
    }
  };
  const work = async () => {
    while (!stopped.aborted) await write();
  };
  await Promise.all(Array.from({ length: WRITERS }, work));
}

/**
 * Returns a function that sends an action to one copy after another, as a round-robin proxy does, and repeats it while it is interrupted;
 * it gives undefined once that has been stopped.
 */
function retryUntil(stopped: AbortSignal, origins: readonly string[], onBusy: () => void) {
  let turn = 0;
  return async <Result>(action: (origin: string) => Promise<Result>): Promise<Result | undefined> => {
    while (!stopped.aborted) {
      try {
        return await action(origins[turn++ % origins.length] ?? '');
      } catch (error) {
        if (!isInterruption(error)) throw error;
        if (error instanceof RefusedError && error.status === 503) onBusy();
        await pause(PAUSE_MS);
      }
    }
    return undefined;
  };
}

/** A connection that broke or was too slow, or a server whose database is away. */
const isInterruption = (error: unknown): boolean =>
  error instanceof RefusedError ? [408, 503].includes(error.status) : error instanceof TypeError;
