// `npm run bench:server`: requests per second and p99 of the built server over loopback, with 10,000 vacancies, five seconds for each
// case. Fails when a goal is missed.
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { apiPaths } from '@/contract/paths';
import { jobPath } from '@/lib/paths';
import { checkGoal, quantile } from './goals';
import { startWithVacancies } from './startServer';
import { apply, asJson, makeCv, password, register, signIn } from './visitors';

const SECONDS = 5;
const VACANCIES = 10_000;
const CONNECTIONS = 16;

async function main(): Promise<void> {
  const { origin, stop } = await startWithVacancies(VACANCIES);
  const read = (path: string) => ask(origin + path);
  await measure('home page', () => read('/'));
  await measure('list of vacancies', () => read(apiPaths.jobs));
  await measure('sitemap', () => read('/sitemap.xml'), 500);
  await measure('vacancy page, cached', (count) => read(jobPath(String(1 + (count % 3)))), 500);
  // From here on each is asked for once.
  await measure('vacancy page, uncached', (count) => read(jobPath(String(VACANCIES - count))), 100);
  const login = asJson({ email: await register(origin), password });
  await measure('sign-in', () => ask(origin + apiPaths.login, login));
  const cv = makeCv(1_000_000);
  const cookies = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => signIn(origin, await register(origin))),
  );
  await measure('application with a CV of 1 MB', (count) =>
    apply(origin, cookies[count % CONNECTIONS] ?? '', String(1 + Math.floor(count / CONNECTIONS)), cv),
  );
  await stop();
}

/** Asks again and again on several connections at once, and prints the figures. */
async function measure(name: string, askAt: (count: number) => Promise<unknown>, least = 0): Promise<void> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  const askUntilEnd = async () => {
    for (let started = performance.now(); started < end; started = performance.now()) {
      await askAt(count++);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askUntilEnd));
  const each = times.length / SECONDS;
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(1));
  console.log(`${name}: ${each.toFixed(0)} a second, p50 ${p50} ms, p99 ${p99} ms`);
  checkGoal(`${name}, a second`, each, { least });
}

const agent = new Agent({ keepAlive: true });

/** Not by fetch, which would spend the server's time on decompressing. */
async function ask(
  url: string,
  { body, ...options }: Partial<ReturnType<typeof asJson>> = {},
): Promise<void> {
  const headers = { 'accept-encoding': 'br', ...options.headers };
  const asked = request(url, { ...options, agent, headers }).end(body);
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  await once(answer!.resume(), 'end');
  if (answer!.statusCode !== 200) throw new Error(`${url}: ${answer!.statusCode}`);
}

void main();
