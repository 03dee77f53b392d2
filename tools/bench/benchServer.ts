// `npm run bench:server`: requests per second and p99 of the built server over loopback, a few seconds for each case, with
// the health check's p99 beside each; then its memory and manners under slow peers and held uploads.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PAGE_DATA_ID } from '@/app/pageDataId';
import { apiPaths } from '@/contract/paths';
import { jobPath } from '@/lib/paths';
import { openDatabase } from '@server/database/openDatabase';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { readCommandLine } from '@tools/dev/commandLine.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { memoryOf } from './besideHealth';
import { manyVacancies } from './manyVacancies.mjs';
import { measureCalls } from './measureCalls';
import { measurePages } from './measurePages';
import { holdUploads, openSlowReaders, openSlowWriters } from './slowPeers';
import { apply, makeCv, register, signIn } from './visitors';

const VACANCIES = 10_000;
const DESCRIPTION_LENGTH = 1500;
const MEGABYTE = 1_000_000;
const SLOW_PEERS = 900;
const HELD_UPLOADS = 60;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-server-'));

async function main(): Promise<void> {
  readCommandLine('npm run bench:server', {}, () => undefined);
  ensureBuilt();
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }));
  await fillDatabase();
  const { origin, server, stop } = await runBuilt({
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'fatal',
  });
  await measureReading(origin);
  await measureWriting(origin);
  await measureSlowPeers(origin);
  await measureUploads(origin, () => memoryOf(server.pid));
  await stop();
}

async function fillDatabase(): Promise<void> {
  const none = { location: null, posted_at: null, closes_at: null, pay: null };
  const vacancies = manyVacancies(VACANCIES, DESCRIPTION_LENGTH).map((vacancy) => ({ ...none, ...vacancy }));
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir }, { error: console.error });
  await storeVacancies(db, vacancies, 'replace');
  await db.destroy();
}

const pagesOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => jobPath(String(from + index)));

const isRendered = (body: string): boolean => body.includes(`id="${PAGE_DATA_ID}"`);

async function measureReading(origin: string): Promise<void> {
  console.log(`With ${VACANCIES} vacancies, descriptions of ${DESCRIPTION_LENGTH} characters:`);
  await measurePages('home page', origin, ['/']);
  await measurePages('list of vacancies', origin, [apiPaths.jobs]);
  await measurePages('sitemap', origin, ['/sitemap.xml']);
  for (const page of pagesOf(1, 101)) await fetch(origin + page);
  await measurePages('vacancy page, cached', origin, pagesOf(1, 101), isRendered);
  await measurePages('vacancy page, uncached', origin, pagesOf(101, VACANCIES), isRendered);
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
  const readers = await openSlowReaders(origin, SLOW_PEERS);
  await measurePages(`home page beside ${SLOW_PEERS} slow readers of the list`, origin, ['/']);
  readers.stop();
  const writers = await openSlowWriters(origin, SLOW_PEERS);
  await measurePages(`home page beside ${SLOW_PEERS} slow writers`, origin, ['/']);
  writers.stop();
}

/** Holds more uploads of 10 MB than the server takes at once, two per account, and prints what it refuses and its memory. */
async function measureUploads(origin: string, memory: () => number | undefined): Promise<void> {
  const before = memory();
  const sessions = await openSessions(origin, HELD_UPLOADS / 2);
  const held = await holdUploads(origin, [...sessions, ...sessions], 10 * MEGABYTE);
  let most = 0;
  for (let second = 0; second < 10; second++) {
    await pause(1000);
    most = Math.max(most, memory() ?? 0);
  }
  await measurePages('home page beside held uploads', origin, ['/']);
  const refused = held.answers.filter((status) => status === '503').length;
  held.stop();
  console.log(
    `${HELD_UPLOADS} uploads of 10 MB held open: ${refused} answered with 503; memory ${before} MB before, at most ${most} MB during`,
  );
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
