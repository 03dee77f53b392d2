// `npm run test:durability [-- ROUNDS]`: writes to the built server, kills it with SIGKILL at random moments, and looks
// afterwards whether everything that it had acknowledged is there, and nothing by halves.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@server/database/openDatabase';
import type { Db } from '@server/database/schema';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { apply, enquire, makeCv, register, signIn, vacancyIds } from './visitors';

const WRITERS = 4;
const CV_BYTES = 200_000;
const rounds = Number(process.argv[2] ?? 100);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'durability-'));
const acknowledged = { enquiries: [] as string[], accounts: [] as string[], applications: [] as string[] };

async function main(): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    await writeUntilKilled();
    if (round % 10 === 0) console.log(`${round} rounds, ${count()} writes acknowledged`);
  }
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir }, { error: console.error });
  const lost = await missing(db);
  const halves = await halfApplications(db);
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
  console.log(
    `${rounds} kills, ${count()} acknowledged writes (${acknowledged.enquiries.length} enquiries, ` +
      `${acknowledged.accounts.length} accounts, ${acknowledged.applications.length} applications): ` +
      `${lost.length} lost, ${halves} half applications.`,
  );
  if (lost.length > 0 || halves > 0) process.exitCode = 1;
}

const count = () => Object.values(acknowledged).reduce((sum, list) => sum + list.length, 0);

async function writeUntilKilled(): Promise<void> {
  const { origin, server } = await runBuilt({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0', LOG_LEVEL: 'fatal' });
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
  // A refusal while the server was up is a fault of the script or the server, and ends the run.
  for (const outcome of await writers) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Writes as a visitor would until the server is gone; only what it has said yes to is noted. */
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

async function missing(db: Db): Promise<string[]> {
  const enquiries = await db.selectFrom('enquiries').select('message').execute();
  const accounts = await db.selectFrom('accounts').select('email').execute();
  const applications = await db
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .select(['accounts.email', 'applications.job_id'])
    .execute();
  const there = new Set([
    ...enquiries.map(({ message }) => message),
    ...accounts.map(({ email }) => email),
    ...applications.map(({ email, job_id }) => `${email} ${job_id}`),
  ]);
  return Object.values(acknowledged)
    .flat()
    .filter((mark) => !there.has(mark));
}

/** Applications without their whole CV or without their mail to the provider. */
async function halfApplications(db: Db): Promise<number> {
  const mails = await db.selectFrom('outbox').select('reference').execute();
  const mailed = new Set(mails.map(({ reference }) => reference));
  const rows = await db.selectFrom('applications').select(['id', 'resume']).execute();
  return rows.filter(({ id, resume }) => Buffer.from(resume).length !== CV_BYTES || !mailed.has(id)).length;
}

void main();
