import autocannon from 'autocannon';
import { jobPath } from '@/lib/paths';
import { besideHealth } from './besideHealth';
import { checkGoal } from './goals';

const SECONDS = 5;
const CONNECTIONS = 16;
/** What the health check's p99 may be beside any of them. */
const HEALTH_MS = 50;

const asBrowsersAsk = { 'accept-encoding': 'br' };

/**
 * Fetches addresses in turn on several connections at once, compressed as browsers ask, and prints the figures.
 * @param goal the least requests per second
 */
export async function measurePages(
  name: string,
  origin: string,
  paths: readonly string[],
  goal: { perSecond: number } = { perSecond: 0 },
): Promise<void> {
  const builtTag = await tagOfBuiltPage(origin);
  let asBuilt = 0;
  const { result, health } = await besideHealth(origin, () =>
    ask(origin, paths, (tag) => void (tag === builtTag && asBuilt++)),
  );
  const { requests, latency, non2xx, errors, timeouts } = result;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${name}: ${non2xx} refused, ${errors} failed, ${timeouts} timed out`);
  }
  const unrendered = asBuilt > 0 ? `, ${asBuilt} of ${requests.total} as built` : '';
  console.log(
    `${name}: ${requests.average.toFixed(0)} requests/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ` +
      `health check p99 ${health.toFixed(0)} ms${unrendered} (${CONNECTIONS} connections, ${SECONDS} s)`,
  );
  checkGoal(name, requests.average, { least: goal.perSecond, unit: 'requests/s' });
  checkGoal(`health check beside ${name}`, health, { most: HEALTH_MS, unit: 'ms' });
}

function ask(origin: string, paths: readonly string[], onAnswer: (tag: unknown) => void) {
  let asked = 0;
  return autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: asBrowsersAsk,
    requests: [
      {
        setupRequest: (request) => ({ ...request, path: paths[asked++ % paths.length] }),
        onResponse: (_status, _body, _context, headers) => onAnswer(headers?.etag),
      },
    ],
  });
}

/** The ETag of a vacancy's page as built, which an unknown vacancy gets. */
async function tagOfBuiltPage(origin: string): Promise<string | null> {
  const answer = await fetch(origin + jobPath('unknown'), { headers: asBrowsersAsk });
  await answer.arrayBuffer();
  return answer.headers.get('etag');
}
