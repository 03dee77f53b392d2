import autocannon from 'autocannon';
import { besideHealth } from './besideHealth';

const SECONDS = 5;
const CONNECTIONS = 16;

/** Fetches addresses in turn on several connections at once, compressed where the text of a page is not looked at; prints the figures. */
export async function measurePages(
  name: string,
  origin: string,
  paths: readonly string[],
  isRendered?: (body: string) => boolean,
): Promise<void> {
  let asked = 0;
  let fallbacks = 0;
  const { result, health } = await besideHealth(origin, () =>
    autocannon({
      url: origin,
      connections: CONNECTIONS,
      duration: SECONDS,
      ...(!isRendered && { headers: { 'accept-encoding': 'br' } }),
      requests: [
        {
          setupRequest: (request) => ({ ...request, path: paths[asked++ % paths.length] }),
          onResponse: (_status, body) => void (isRendered && !isRendered(body) && fallbacks++),
        },
      ],
    }),
  );
  const { requests, latency, non2xx, errors, timeouts } = result;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${name}: ${non2xx} refused, ${errors} failed, ${timeouts} timed out`);
  }
  const unrendered = fallbacks > 0 ? `, ${fallbacks} of ${requests.total} as built` : '';
  console.log(
    `${name}: ${requests.average.toFixed(0)} requests/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ` +
      `${health}${unrendered} (${CONNECTIONS} connections, ${SECONDS} s)`,
  );
}
