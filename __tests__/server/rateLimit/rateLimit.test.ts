import { readConfig } from '@server/config/readConfig';
import { openDatabase } from '@server/database/openDatabase';
import { HttpError } from '@server/http/HttpError';
import { resetRateLimit, consumeRateLimit } from '@server/rateLimit/rateLimit';
import { cleanUp } from '@server/upkeep/startCleanUp';
import { databases, openedForEach } from '@test-server/databases';

const limit = { max: 3, windowMs: 60_000 };

describe.each(databases)('a rate limit on $name', (database) => {
  const opened = openedForEach(database);
  let time = 1_000_000;
  const now = () => time;
  const contextOf = (scale = 1, db = opened.db) => ({
    config: { ...readConfig({}), rateLimitScale: scale },
    db,
    now,
  });
  const attempt = (key = 'login:ada', context = contextOf()) => consumeRateLimit(context, key, limit);

  /** How many of several concurrent attempts were allowed. */
  async function allowed(count: number, action: () => Promise<void>): Promise<number> {
    const results = await Promise.allSettled(Array.from({ length: count }, action));
    return results.filter(({ status }) => status === 'fulfilled').length;
  }

  test('allows exactly its maximum, even with concurrent attempts', async () => {
    expect(await allowed(20, () => attempt())).toBe(3);
    expect(await allowed(2, () => attempt('login:grace'))).toBe(2);
  });

  test('is shared by every copy of the server', async () => {
    const copy = await openDatabase(opened, { error: jest.fn() });
    const there = () => attempt('login:ada', contextOf(1, copy.db));
    const [here, elsewhere] = await Promise.all([allowed(5, () => attempt()), allowed(5, there)]);
    expect(here + elsewhere).toBe(3);
    await copy.db.destroy();
  });

  test('says when to retry, and allows it then', async () => {
    await allowed(3, () => attempt());
    time += 15_500;
    const error: unknown = await attempt().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      statusCode: 429,
      message: 'Too many attempts. Please try again in a minute.',
      headers: { 'retry-after': '45' },
    });
    time += 45_000;
    expect(await allowed(5, () => attempt())).toBe(3);
  });

  test.each([
    [90, '90 minutes'],
    [91, '2 hours'],
    [24 * 60, '24 hours'],
  ])('says that %s minutes are %s', async (minutes, words) => {
    const once = { max: 1, windowMs: minutes * 60_000 };
    await consumeRateLimit(contextOf(), 'a', once);
    await expect(consumeRateLimit(contextOf(), 'a', once)).rejects.toThrow(`try again in ${words}.`);
  });

  test('can be scaled, and turned off', async () => {
    expect(await allowed(20, () => attempt('a', contextOf(2)))).toBe(6);
    expect(await allowed(20, () => attempt('b', contextOf(0.1)))).toBe(1);
    expect(await allowed(20, () => attempt('c', contextOf(0)))).toBe(20);
  });

  test('can be reset, and is cleaned up after a day', async () => {
    await allowed(3, () => attempt());
    await resetRateLimit(contextOf(), 'login:ada');
    expect(await allowed(5, () => attempt())).toBe(3);
    time += 24 * 60 * 60 * 1000;
    await cleanUp(contextOf());
    expect(await opened.db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
  });

  test('that a clock far ahead has counted is forgotten once the clock is right', async () => {
    time += 400 * 24 * 60 * 60 * 1000;
    await allowed(3, () => attempt());
    time = 1_000_000;
    expect(await allowed(5, () => attempt())).toBe(3);
    time += 1000;
    await cleanUp(contextOf());
    expect(await allowed(1, () => attempt())).toBe(0);
  });

  test('stores its keys hashed', async () => {
    await attempt('login:ada@candidate.example');
    const rows = await opened.db.selectFrom('rate_limits').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('ada@');
  });
});
