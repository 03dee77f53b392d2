import { setTimeout as pause } from 'node:timers/promises';
import { apply, enquire, makeCv, RefusedError, register, signIn } from './visitors';

export const CV_BYTES = 100_000;
/** Of the sample vacancies. */
const JOBS = ['101', '102'];
const WRITERS = 4;

/** What the server has said yes to: the enquiries' messages, the accounts' addresses, `address vacancy` of applications; and the mails. */
export type Written = {
  enquiries: string[];
  accounts: string[];
  applications: string[];
  /** For each Message-ID, after how many crashes the mail came. */
  mails: Map<string, number[]>;
  crashes: number;
};

/**
 * Writes as visitors do, several at once, until the signal. What fails because a copy was killed is tried again, as people do;
 * every application goes twice at once, as from two browsers.
 * @throws what the server refuses although it is up: a bug in this script or in the server
 */
export async function writeUntil(
  stopped: AbortSignal,
  origins: readonly string[],
  written: Written,
): Promise<void> {
  const cv = makeCv(CV_BYTES);
  let turn = 0;
  /** Sends an action to one copy after another, as a round-robin proxy does; gives undefined once that has been stopped. */
  async function attempt<Result>(action: (origin: string) => Promise<Result>): Promise<Result | undefined> {
    while (!stopped.aborted) {
      try {
        return await action(origins[turn++ % origins.length] ?? '');
      } catch (error) {
        if (!isInterruption(error)) throw error;
        await pause(100);
      }
    }
    return undefined;
  }
  async function write(): Promise<void> {
    const enquiry = await attempt(enquire);
    if (enquiry) written.enquiries.push(enquiry);
    const email = await attempt(register);
    if (!email) return;
    written.accounts.push(email);
    const cookie = (await attempt((origin) => signIn(origin, email))) ?? '';
    for (const job of cookie ? JOBS : []) {
      const once = () => attempt(async (origin) => (await apply(origin, cookie, job, cv), true));
      if ((await Promise.all([once(), once()])).includes(true)) written.applications.push(`${email} ${job}`);
    }
  }
  const work = async () => {
    while (!stopped.aborted) await write();
  };
  await Promise.all(Array.from({ length: WRITERS }, work));
}

/** A connection that broke or was too slow, or a server whose database is away. */
const isInterruption = (error: unknown): boolean =>
  error instanceof RefusedError ? [408, 503].includes(error.status) : error instanceof TypeError;
