import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { CLOCK_SKEW } from '@/lib/time/durations';
import type { Context } from '@server/context/context';
import { HttpError } from '@server/http/HttpError';
import { networkOf, wideNetworkOf } from '@server/lib/networkAddress';
import { hashOf } from '@server/lib/secrets';

/** At most `max` attempts within `windowMs` milliseconds. */
export type RateLimit = { max: number; windowMs: number };

/**
 * Counts an attempt, across all copies of the server.
 * @param key who tries what, as in `login:ada@example.com`; stored hashed
 * @param limit attempts per window, which starts with the first; RATE_LIMIT_SCALE multiplies `max`, 0 turns limits off
 * @throws HttpError 429 with Retry-After once the limit is reached; rejected attempts are not counted
 */
export async function consumeRateLimit(
  context: RateLimitContext,
  key: string,
  limit: RateLimit,
): Promise<void> {
  if (await isWithinRateLimit(context, key, limit)) return;
  const row = await context.db
    .selectFrom('rate_limits')
    .select('window_start')
    .where('key', '=', hashOf(key))
    .executeTakeFirst();
  const windowStart = context.now() - limit.windowMs;
  const seconds = Math.max(1, Math.ceil(((row?.window_start ?? windowStart) - windowStart) / 1000));
  const msg = `Too many attempts. Please try again in ${inWords(Math.ceil(seconds / 60))}.`;
  throw new HttpError(429, msg, { 'retry-after': String(seconds) });
}

/** The part of the context that rate limits need. */
export type RateLimitContext = Pick<Context, 'config' | 'db' | 'now'>;

/** Like `consumeRateLimit`, but returns false instead of throwing. */
export async function isWithinRateLimit(
  { config, db, now }: RateLimitContext,
  key: string,
  { max, windowMs }: RateLimit,
): Promise<boolean> {
  if (config.rateLimitScale === 0) return true;
  const time = now();
  const hasExpired = sql<boolean>`(rate_limits.window_start <= ${time - windowMs} or rate_limits.window_start > ${time + CLOCK_SKEW})`;
  const allowed = await db
    .insertInto('rate_limits')
    .values({ key: hashOf(key), window_start: time, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          window_start: either(hasExpired, sql`${time}`, sql`rate_limits.window_start`),
          count: either(hasExpired, sql`1`, sql`rate_limits.count + 1`),
        })
        .where((eb) =>
          eb.or([hasExpired, eb('rate_limits.count', '<', Math.ceil(max * config.rateLimitScale))]),
        ),
    )
    .returning('count')
    .executeTakeFirst();
  return allowed !== undefined;
}

/** Resets the count of a key, for example after a successful sign-in. */
export async function resetRateLimit({ db }: Pick<Context, 'db'>, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', hashOf(key)).execute();
}

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

const either = (condition: RawBuilder<boolean>, yes: RawBuilder<unknown>, no: RawBuilder<unknown>) =>
  sql<number>`case when ${condition} then cast(${yes} as bigint) else cast(${no} as bigint) end`;

function inWords(minutes: number): string {
  if (minutes === 1) return 'a minute';
  return minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minutes`;
}
