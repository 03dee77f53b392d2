// `npm run bench:server`: requests per second and p99 of the built server over loopback, with 10,000 vacancies, five seconds for each
// case. Fails when a goal is missed.
import autocannon, { type Request } from 'autocannon';
import { apiPaths } from '@/contract/paths';
import { jobPath } from '@/lib/paths';
import { checkGoal } from './goals';
import { startWithVacancies } from './startServer';
import { apply, makeCv, password, register, signIn } from './visitors';

const SECONDS = 5;
const VACANCIES = 10_000;

async function main(): Promise<void> {
  const { origin, stop } = await startWithVacancies(VACANCIES);
  const body = JSON.stringify({ email: await register(origin), password });
  const login: Request = {
    method: 'POST',
    path: apiPaths.login,
    headers: { 'content-type': 'application/json' },
    body,
  };
  await measure('home page', origin, () => ({ path: '/' }));
  await measure('list of vacancies', origin, () => ({ path: apiPaths.jobs }));
  await measure('sitemap', origin, () => ({ path: '/sitemap.xml' }), 500);
  await measure('vacancy page, cached', origin, (count) => pageOf(1 + (count % 3)), 500);
  // From here on each is asked for once.
  await measure('vacancy page, uncached', origin, (count) => pageOf(VACANCIES - count), 100);
  await measure('sign-in', origin, () => login);
  await measureApplications(origin);
  await stop();
}

const pageOf = (id: number): Request => ({ path: jobPath(String(id)) });

/** Asks in turn on several connections at once, and prints the figures. */
async function measure(
  name: string,
  origin: string,
  requestAt: (count: number) => Request,
  least = 0,
): Promise<void> {
  let count = 0;
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({
    url: origin,
    connections: 16,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
    requests: [{ setupRequest: (request) => ({ ...request, ...requestAt(count++) }) }],
  });
  if (non2xx + errors + timeouts > 0) throw new Error(`${name}: ${non2xx + errors + timeouts} failed`);
  console.log(
    `${name}: ${requests.average.toFixed(0)} a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms`,
  );
  checkGoal(`${name}, a second`, requests.average, { least });
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
