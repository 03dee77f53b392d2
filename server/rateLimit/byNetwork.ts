import type { FastifyRequest } from 'fastify';
import { networkOf, wideNetworkOf } from '@server/networkAddress';
import { type Counting, consumeRateLimit, type RateLimit } from './rateLimit';

/** What of one client counts towards a limit. */
export type Counter = { key: string; limit: RateLimit };
type Client = Pick<FastifyRequest, 'ip'>;

/** How many networks of an IPv6 /48 may use up their limits before it is refused as a whole. */
const WIDE_FACTOR = 10;

/** The counters of a client's network: its own, and in IPv6 that of the /48 around it, of which one customer may have all. */
export function countersByNetwork(what: string, { ip }: Client, limit: RateLimit): Counter[] {
  const wide = wideNetworkOf(ip);
  return [
    { key: `${what}:${networkOf(ip)}`, limit },
    ...(wide ? [{ key: `${what}:${wide}`, limit: { ...limit, max: limit.max * WIDE_FACTOR } }] : []),
  ];
}

/**
 * Counts an attempt against the client's network.
 * @throws HttpError 429 as `consumeRateLimit` does
 */
export async function consumeByNetwork(
  context: Counting,
  what: string,
  client: Client,
  limit: RateLimit,
  cost = 1,
): Promise<void> {
  for (const counter of countersByNetwork(what, client, limit))
    await consumeRateLimit(context, counter.key, counter.limit, cost);
}
