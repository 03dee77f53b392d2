// `npm run bench:server`: requests per second and p99 of the built server over loopback, a few seconds for each call.
import { apiPaths } from '@/contract/paths';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { readCommandLine } from '@tools/dev/commandLine.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { apply, makeCv, register, signIn, vacancyIds } from './visitors';

const SECONDS = 5;
const MEGABYTE = 1_000_000;

async function main(): Promise<void> {
  readCommandLine('npm run bench:server', {}, () => undefined);
  ensureBuilt();
  const { origin, stop } = await runBuilt({ RATE_LIMIT_SCALE: '0', LOG_LEVEL: 'fatal' });
  await measure('list of vacancies', 16, async () => {
    const answer = await fetch(origin + apiPaths.jobs);
    if (!answer.ok) throw new Error(`The list was answered with ${answer.status}`);
    await answer.arrayBuffer();
  });
  const email = await register(origin);
  await measure('login', 8, () => signIn(origin, email));
  const cv = makeCv(MEGABYTE);
  const [job = ''] = await vacancyIds(origin);
  const cookies = await openSessions(origin, 400);
  await measure('application with a 1 MB CV', 8, async () => {
    const cookie = cookies.pop();
    if (!cookie) return false;
    await apply(origin, cookie, job, cv);
    return true;
  });
  await stop();
}

/** Signs in to new accounts, because each applies once for a vacancy; gives their cookies. */
async function openSessions(origin: string, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let opened = 0; opened < count; opened += 8) {
    const batch = Array.from({ length: 8 }, async () => signIn(origin, await register(origin)));
    cookies.push(...(await Promise.all(batch)));
  }
  return cookies;
}

/** Repeats a request on several connections at once, and prints its figures. It ends early when `request` gives `false`. */
async function measure(name: string, connections: number, request: () => Promise<unknown>): Promise<void> {
  await request();
  const times: number[] = [];
  const start = performance.now();
  const end = start + SECONDS * 1000;
  const work = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      if ((await request()) === false) return;
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - start) / 1000;
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
  console.log(
    `${name}: ${(times.length / seconds).toFixed(0)} requests/s, p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms ` +
      `(${connections} connections, ${seconds.toFixed(1)} s)`,
  );
}

void main();
