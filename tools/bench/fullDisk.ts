// `npm run bench:disk`: fills the disk under the built server, a small one in memory, and prints what the server still does. Mounting
// it needs root on Linux; otherwise this says so and ends.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeBytesOf } from '@server/lib/freeBytes';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { readCommandLine } from '@tools/dev/commandLine.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { apply, enquire, makeCv, RefusedError, register, signIn, vacancyIds } from './visitors';

const MEGABYTE = 1_000_000;
// The server looks at the disk once a second.
const NOTICE_MS = 2500;

const folder = mkdtempSync(path.join(os.tmpdir(), 'full-disk-'));

async function main(): Promise<void> {
  readCommandLine('npm run bench:disk', {}, () => undefined);
  if (!mount()) return console.log('Skipped: this user cannot mount a small disk.');
  process.once('exit', unmount);
  ensureBuilt();
  const settings = { DATA_DIR: folder, MIN_FREE_MB: '32', RATE_LIMIT_SCALE: '0' };
  const { origin, stop } = await runBuilt(settings);
  const visit = await visitor(origin);
  await visit('with room', 200);
  fill('ballast', (await freeBytesOf(folder)) - 20 * MEGABYTE);
  await visit('20 MB left', 503);
  fill('rest', await freeBytesOf(folder));
  await visit('nothing left', 503);
  for (const name of ['ballast', 'rest']) rmSync(path.join(folder, name));
  await visit('room again', 200);
  await stop();
}

function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    rmSync(folder, { recursive: true });
    return false;
  }
}

function unmount(): void {
  execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
}

const fill = (name: string, bytes: number) => writeFileSync(path.join(folder, name), Buffer.alloc(bytes));

/** Returns a function that does everything once and prints the answers; an application must get `wanted`, the rest 200. */
async function visitor(origin: string) {
  const email = await register(origin);
  const cookie = await signIn(origin, email);
  const jobs = await vacancyIds(origin);
  const cv = makeCv(MEGABYTE);
  return async (state: string, wanted: number): Promise<void> => {
    await pause(NOTICE_MS);
    const answers = {
      'sign-up': await statusOf(() => register(origin)),
      'sign-in': await statusOf(() => signIn(origin, email)),
      enquiry: await statusOf(() => enquire(origin)),
      list: await statusOf(() => vacancyIds(origin)),
      'health check': (await fetch(`${origin}/healthz`)).status,
      application: await statusOf(() => apply(origin, cookie, jobs.pop() ?? '', cv)),
    };
    const isRight = Object.entries(answers).every(
      ([name, status]) => status === (name === 'application' ? wanted : 200),
    );
    if (!isRight) process.exitCode = 1;
    console.log(`${state}: ${JSON.stringify(answers)}${isRight ? '' : ' WRONG'}`);
  };
}

async function statusOf(call: () => Promise<unknown>): Promise<number> {
  try {
    await call();
    return 200;
  } catch (error) {
    if (error instanceof RefusedError) return error.status;
    throw error;
  }
}

void main();
