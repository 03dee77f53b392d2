/** @jest-environment node */
import { readConfig } from '@server/config';
import { openDatabase } from '@server/database/openDatabase';
import { Refusal } from '@server/http/Refusal';
import { forgetAttempts, takeAttempt } from '@server/limits/limit';
import { cleanUp } from '@server/startHousekeeping';
import { databases, type Opened } from '@test-server/databases';

const limit = { max: 3, windowMs: 60_000 };

describe.each(databases)('a limit on $name', (database) => {
  let opened: Opened;
  let time = 1_000_000;
  const now = () => time;
  const contextOf = (scale = 1, db = opened.db) => ({
    config: { ...readConfig({}), rateLimitScale: scale },
    db,
    now,
  });
  const take = (key = 'login:ada', context = contextOf()) => takeAttempt(context, key, limit);

  beforeEach(async () => {
    opened = await database.open();
  });
  afterEach(() => opened.close());

  /** How many of so many attempts at the same moment were allowed. */
  async function allowed(count: number, attempt: () => Promise<void>): Promise<number> {
    const results = await Promise.allSettled(Array.from({ length: count }, attempt));
    return results.filter(({ status }) => status === 'fulfilled').length;
  }

  test('lets as many through as it says, however many come at once', async () => {
    expect(await allowed(20, () => take())).toBe(3);
    expect(await allowed(2, () => take('login:grace'))).toBe(2);
  });

  test('is shared by every copy of the server', async () => {
    const copy = await openDatabase(opened, { error: jest.fn() });
    const there = () => take('login:ada', contextOf(1, copy.db));
    const [here, elsewhere] = await Promise.all([allowed(5, () => take()), allowed(5, there)]);
    expect(here + elsewhere).toBe(3);
    await copy.db.destroy();
  });

  test('says when to come back, and keeps its word', async () => {
    await allowed(3, () => take());
    time += 15_500;
    const refusal: unknown = await take().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      status: 429,
      message: 'Too many attempts. Please try again in a minute.',
      headers: { 'retry-after': '45' },
    });
    time += 45_000;
    expect(await allowed(5, () => take())).toBe(3);
  });

  test('can be scaled, and turned off', async () => {
    expect(await allowed(20, () => take('a', contextOf(2)))).toBe(6);
    expect(await allowed(20, () => take('b', contextOf(0.1)))).toBe(1);
    expect(await allowed(20, () => take('c', contextOf(0)))).toBe(20);
  });

  test('forgets when told to, and what is a day old', async () => {
    await allowed(3, () => take());
    await forgetAttempts(contextOf(), 'login:ada');
    expect(await allowed(5, () => take())).toBe(3);
    time += 24 * 60 * 60 * 1000;
    await cleanUp(contextOf());
    expect(await opened.db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
  });

  test('keeps neither addresses nor emails', async () => {
    await take('login:ada@candidate.example');
    const rows = await opened.db.selectFrom('rate_limits').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('ada');
  });
});
