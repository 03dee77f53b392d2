import type { FastifyRequest } from 'fastify';
import { networkOf, wideNetworkOf } from '@server/lib/networkAddress';
import { consumeRateLimit, type RateLimit, type RateLimitContext } from './rateLimit';

/** A key under which attempts are counted, and the limit for it. */
export type Counter = { key: string; limit: RateLimit };
type Client = Pick<FastifyRequest, 'ip'>;

/** How many networks of an IPv6 /48 may use up their limits before it is refused as a whole. */
const WIDE_FACTOR = 10;

/** The counters of a client's network, and in IPv6 of the /48 around it as well: one customer may hold a whole /48. */
export function countersByNetwork(what: string, { ip }: Client, limit: RateLimit): Counter[] {
  const wide = wideNetworkOf(ip);
  return [
    { key: `${what}:${networkOf(ip)}`, limit },
    ...(wide ? [{ key: `${what}:${wide}`, limit: { ...limit, max: limit.max * WIDE_FACTOR } }] : []),
  ];
}

/**
 * Counts an attempt against the client's network.
 * @param what begins the counters' keys, such as `forgot`
 * @throws HttpError 429 as `consumeRateLimit` does
 */
export async function consumeByNetwork(
  context: RateLimitContext,
  what: string,
  client: Client,
  limit: RateLimit,
): Promise<void> {
  for (const counter of countersByNetwork(what, client, limit))
    await consumeRateLimit(context, counter.key, counter.limit);
}
