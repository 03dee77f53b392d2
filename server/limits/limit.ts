import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '@server/context';
import { Refusal } from '@server/http/Refusal';

export type Limit = { max: number; windowMs: number };

/**
 * Counts one attempt; the count is shared by every copy of the server.
 * @param key who tries what, as in `login:ada@example.com`; stored hashed
 * @param limit how many attempts a window of time may hold; the window begins with the first of them. `max` is multiplied by
 * the configured scale, 0 turns limits off
 * Refuses (429, with Retry-After) an attempt too many, which is not counted: a refusal writes nothing.
 */
export async function takeAttempt(
  { config, db, now }: Pick<Context, 'config' | 'db' | 'now'>,
  key: string,
  { max, windowMs }: Limit,
): Promise<void> {
  if (config.rateLimitScale === 0) return;
  const hash = hashOf(key);
  const time = now();
  const isOver = sql<boolean>`rate_limits.window_start <= ${time - windowMs}`;
  const taken = await db
    .insertInto('rate_limits')
    .values({ key: hash, window_start: time, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          window_start: choose(isOver, sql`${time}`, sql`rate_limits.window_start`),
          count: choose(isOver, sql`1`, sql`rate_limits.count + 1`),
        })
        .where((eb) => eb.or([isOver, eb('rate_limits.count', '<', Math.ceil(max * config.rateLimitScale))])),
    )
    .returning('count')
    .executeTakeFirst();
  if (!taken) await refuse(db, hash, time - windowMs);
}

/** Forgets the attempts under a key, for example after a sign-in that went well. */
export async function forgetAttempts({ db }: Pick<Context, 'db'>, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', hashOf(key)).execute();
}

const choose = (condition: RawBuilder<boolean>, yes: RawBuilder<unknown>, no: RawBuilder<unknown>) =>
  sql<number>`case when ${condition} then cast(${yes} as bigint) else cast(${no} as bigint) end`;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

async function refuse(db: Context['db'], key: string, over: number): Promise<never> {
  const row = await db
    .selectFrom('rate_limits')
    .select('window_start')
    .where('key', '=', key)
    .executeTakeFirst();
  const seconds = Math.max(1, Math.ceil(((row?.window_start ?? over) - over) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const words = `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  throw new Refusal(429, words, { 'retry-after': String(seconds) });
}
