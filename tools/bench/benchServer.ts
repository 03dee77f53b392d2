// `npm run bench:server [-- --only reading,rendering,writing,peers,uploads]`: requests per second and p99 of the built server over
// loopback, a few seconds for each case, with the health check's p99 beside each, and the most memory that each part takes. Fails when
// a goal is missed.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { apiPaths } from '@/contract/paths';
import { jobPath } from '@/lib/paths';
import { openDatabase } from '@server/database/openDatabase';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { chooseFrom, readCommandLine } from '@tools/dev/commandLine.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { besideHealth } from './besideHealth';
import { manyVacancies } from './manyVacancies.mjs';
import { measureCalls } from './measureCalls';
import { checkGoal } from './goals';
import { measurePages } from './measurePages';
import { readAndResetPeakMemory } from './peakMemory';
import { holdUploads, openSlowReaders, openSlowWriters } from './slowPeers';
import { apply, makeCv, register, signIn } from './visitors';

const VACANCIES = 10_000;
const DESCRIPTION_LENGTH = 1500;
const MEGABYTE = 1_000_000;
const SLOW_PEERS = 900;
const HELD_UPLOADS = 60;
const MEMORY_MEGABYTES = 350;

const parts = {
  reading: measureReading,
  rendering: measureRendering,
  writing: measureWriting,
  peers: measureSlowPeers,
  uploads: measureUploads,
};

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-server-'));

async function main(): Promise<void> {
  const names = Object.keys(parts) as (keyof typeof parts)[];
  const wanted = readCommandLine(
    `npm run bench:server [-- --only ${names.join(',')}]`,
    { options: { only: { type: 'string' } } },
    ({ values }) => chooseFrom('--only', values.only?.split(',') ?? [], names),
  );
  ensureBuilt();
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }));
  await fillDatabase();
  const { origin, server, stop } = await runBuilt({
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'fatal',
    // Uploads come from many networks, because one may not hold all that the server takes.
    TRUST_PROXY: '1',
  });
  console.log(`With ${VACANCIES} vacancies, descriptions of ${DESCRIPTION_LENGTH} characters:`);
  for (const name of names.filter((part) => wanted.includes(part))) {
    await parts[name](origin);
    reportMemory(name, readAndResetPeakMemory(server.pid));
  }
  await stop();
}

function reportMemory(part: string, megabytes: number | undefined): void {
  if (megabytes === undefined) return console.log(`memory during ${part}: not known, /proc cannot be read`);
  console.log(`memory during ${part}: at most ${megabytes} MB`);
  checkGoal(`memory during ${part}`, megabytes, { most: MEMORY_MEGABYTES, unit: 'MB' });
}

async function fillDatabase(): Promise<void> {
  const vacancies = manyVacancies(VACANCIES, DESCRIPTION_LENGTH);
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir }, { error: console.error });
  await storeVacancies(db, vacancies, 'replace');
  await db.destroy();
}

const pagesOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => jobPath(String(from + index)));

async function measureReading(origin: string): Promise<void> {
  await measurePages('home page', origin, ['/']);
  await measurePages('list of vacancies', origin, [apiPaths.jobs]);
  await measurePages('sitemap', origin, ['/sitemap.xml'], { perSecond: 500 });
  for (const page of pagesOf(1, 101)) await fetch(origin + page);
  await measurePages('vacancy page, cached', origin, pagesOf(1, 101), { perSecond: 500 });
}

async function measureRendering(origin: string): Promise<void> {
  const middle = VACANCIES / 2;
  await measurePages('vacancy page, uncached, by new threads', origin, pagesOf(101, middle));
  await measurePages('vacancy page, uncached', origin, pagesOf(middle, VACANCIES), { perSecond: 150 });
}

async function measureWriting(origin: string): Promise<void> {
  const email = await register(origin);
  await measureCalls('login', origin, 8, () => signIn(origin, email));
  const cv = makeCv(MEGABYTE);
  const cookies = await openSessions(origin, 300);
  await measureCalls('application with a 1 MB CV', origin, 8, async () => {
    const cookie = cookies.pop();
    if (!cookie) return false;
    await apply(origin, cookie, '1', cv);
    return true;
  });
}

async function measureSlowPeers(origin: string): Promise<void> {
  // Built at the first request, which the case of the list measures.
  await (await fetch(origin + apiPaths.jobs)).arrayBuffer();
  for (const [name, openPeers] of [
    ['slow readers of the list', openSlowReaders],
    ['slow writers', openSlowWriters],
  ] as const) {
    const { result: peers, health } = await besideHealth(origin, () => openPeers(origin, SLOW_PEERS));
    // Without a goal: Node takes one new connection in each turn of its event loop, so the health check's own waits behind theirs.
    console.log(`${SLOW_PEERS} ${name} connecting: health check p99 ${health.toFixed(0)} ms`);
    await measurePages(`home page beside ${SLOW_PEERS} ${name}`, origin, ['/']);
    peers.stop();
  }
}

/** Holds more uploads of 10 MB than the server takes at once, two per account, and prints how many it refuses. */
async function measureUploads(origin: string): Promise<void> {
  const sessions = await openSessions(origin, HELD_UPLOADS / 2);
  const { result: held, health } = await besideHealth(origin, () =>
    holdUploads(origin, [...sessions, ...sessions], 10 * MEGABYTE),
  );
  // Without a goal: they come at gigabytes a second, which no network brings.
  console.log(`${HELD_UPLOADS} uploads of 10 MB coming in at once: health check p99 ${health.toFixed(0)} ms`);
  await measurePages('home page beside held uploads', origin, ['/']);
  const refused = held.answers.filter((status) => status === '503').length;
  held.stop();
  console.log(`${HELD_UPLOADS} uploads of 10 MB held open: ${refused} answered with 503`);
}

/** Signs in to new accounts, because each applies once for a vacancy; gives their cookies. */
async function openSessions(origin: string, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let opened = 0; opened < count; opened += 8) {
    const batch = Array.from({ length: 8 }, async () => signIn(origin, await register(origin)));
    cookies.push(...(await Promise.all(batch)));
  }
  return cookies.slice(0, count);
}

void main();
