// `npm run bench:server`: requests per second and p99 of the built server over loopback, with 10,000 vacancies, five seconds for each
// case. Fails when a goal is missed.
import autocannon, { type Request } from 'autocannon';
import { apiPaths } from '@/contract/paths';
import { jobPath } from '@/lib/paths';
import { checkGoal } from './goals';
import { startWithVacancies } from './startWithVacancies';
import { apply, makeCv, password, register, signIn } from './visitors';

const SECONDS = 5;
const VACANCIES = 10_000;

async function main(): Promise<void> {
  const { origin, stop } = await startWithVacancies(VACANCIES);
  await measure('home page', origin, () => ({ path: '/' }));
  await measure('list of vacancies', origin, () => ({ path: apiPaths.jobs }));
  await measure('sitemap', origin, () => ({ path: '/sitemap.xml' }), { least: 500 });
  for (const id of [1, 2, 3]) await fetch(origin + jobPath(String(id)));
  await measure('vacancy page, cached', origin, (count) => pageOf(1 + (count % 3)), { least: 500 });
  // From here on each is asked for once.
  await measure('vacancy page, uncached', origin, (count) => pageOf(VACANCIES - count), { least: 100 });

  const email = await register(origin);
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  await measure('sign-in', origin, () => ({ method: 'POST', path: apiPaths.login, headers, body }));
  await measureApplications(origin);
  await stop();
}

const pageOf = (id: number): Request => ({ path: jobPath(String(id)) });

/** Asks in turn on several connections at once, and prints the figures. */
async function measure(
  name: string,
  origin: string,
  requestAt: (count: number) => Request,
  goal: { least?: number } = {},
): Promise<void> {
  let count = 0;
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({
    url: origin,
    connections: 16,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
    requests: [{ setupRequest: (request) => ({ ...request, ...requestAt(count++) }) }],
  });
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${name}: ${non2xx} refused, ${errors} failed, ${timeouts} timed out`);
  console.log(
    `${name}: ${requests.average.toFixed(0)} a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms`,
  );
  checkGoal(`${name}, a second`, requests.average, goal);
}

/** Applies from eight accounts at once, each for one vacancy after another. */
async function measureApplications(origin: string): Promise<void> {
  const cv = makeCv(1_000_000);
  const end = performance.now() + SECONDS * 1000;
  let sent = 0;
  const applyUntilEnd = async () => {
    const cookie = await signIn(origin, await register(origin));
    for (let job = 1; performance.now() < end; job++, sent++) await apply(origin, cookie, String(job), cv);
  };
  await Promise.all(Array.from({ length: 8 }, applyUntilEnd));
  console.log(`application with a CV of 1 MB: ${(sent / SECONDS).toFixed(0)} a second`);
}

void main();
