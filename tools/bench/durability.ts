// `npm run test:durability [-- ROUNDS]`: writes to the built server, kills it with SIGKILL at random moments, and checks
// afterwards that everything it acknowledged is in the database, and that no application is incomplete.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@server/database/openDatabase';
import type { Db } from '@server/database/schema';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { readCommandLine, wholeNumber } from '@tools/dev/commandLine.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { apply, enquire, makeCv, register, signIn, vacancyIds } from './visitors';

const WRITERS = 4;
const CV_BYTES = 200_000;
const rounds = readCommandLine(
  'npm run test:durability [-- ROUNDS]',
  { allowPositionals: true },
  ({ positionals: [text = '100', ...rest] }) => {
    if (rest.length > 0) throw new Error(`Unexpected argument "${rest[0]}".`);
    return wholeNumber('ROUNDS', text);
  },
);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'durability-'));
const acknowledged = { enquiries: [] as string[], accounts: [] as string[], applications: [] as string[] };

async function main(): Promise<void> {
  ensureBuilt();
  // Also when it fails or is interrupted.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }));
  for (let round = 1; round <= rounds; round++) {
    await writeUntilKilled();
    if (round % 10 === 0) console.log(`${round} rounds, ${count()} writes acknowledged`);
  }
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir }, { error: console.error });
  const lost = await missing(db);
  const incomplete = await incompleteApplications(db);
  await db.destroy();
  console.log(
    `${rounds} kills, ${count()} acknowledged writes (${acknowledged.enquiries.length} enquiries, ` +
      `${acknowledged.accounts.length} accounts, ${acknowledged.applications.length} applications): ` +
      `${lost.length} lost, ${incomplete} incomplete applications.`,
  );
  if (lost.length > 0 || incomplete > 0) process.exitCode = 1;
}

const count = () => Object.values(acknowledged).reduce((sum, list) => sum + list.length, 0);

async function writeUntilKilled(): Promise<void> {
  const { origin, server, stop } = await runBuilt({
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'fatal',
  });
  const killed = new AbortController();
  const jobs = await vacancyIds(origin);
  const writers = Promise.allSettled(
    Array.from({ length: WRITERS }, () => write(origin, jobs, killed.signal)),
  );
  await pause(100 + Math.random() * 900);
  const gone = new Promise((resolve) => server.once('exit', resolve));
  killed.abort();
  server.kill('SIGKILL');
  await gone;
  await stop();
  // A request refused while the server was up is a bug in this script or the server: it ends the run.
  for (const outcome of await writers) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Writes as visitors do until the server is killed, and records what it acknowledged. */
async function write(origin: string, jobs: readonly string[], killed: AbortSignal): Promise<void> {
  const cv = makeCv(CV_BYTES);
  try {
    while (!killed.aborted) {
      acknowledged.enquiries.push(await enquire(origin));
      const email = await register(origin);
      acknowledged.accounts.push(email);
      const cookie = await signIn(origin, email);
      for (const job of jobs.slice(0, 3)) {
        await apply(origin, cookie, job, cv);
        acknowledged.applications.push(`${email} ${job}`);
      }
    }
  } catch (error) {
    if (!killed.aborted) throw error;
  }
}

/** What was acknowledged but is not in the database. */
async function missing(db: Db): Promise<string[]> {
  const enquiries = await db.selectFrom('enquiries').select('message').execute();
  const accounts = await db.selectFrom('accounts').select('email').execute();
  const applications = await db
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .select(['accounts.email', 'applications.job_id'])
    .execute();
  const stored = new Set([
    ...enquiries.map(({ message }) => message),
    ...accounts.map(({ email }) => email),
    ...applications.map(({ email, job_id }) => `${email} ${job_id}`),
  ]);
  return Object.values(acknowledged)
    .flat()
    .filter((mark) => !stored.has(mark));
}

/** Counts the applications that lack a part of their CV or their mail to the provider. */
async function incompleteApplications(db: Db): Promise<number> {
  const mails = await db.selectFrom('outbox').select('reference').execute();
  const mailed = new Set(mails.map(({ reference }) => reference));
  const rows = await db.selectFrom('applications').select(['id', 'resume']).execute();
  return rows.filter(({ id, resume }) => Buffer.from(resume).length !== CV_BYTES || !mailed.has(id)).length;
}

void main();
