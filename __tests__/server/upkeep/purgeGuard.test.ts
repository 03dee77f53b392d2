import { peopleCommand } from '@server/people/peopleCommand';
import { rememberPurge } from '@server/people/purgeGuard';
import { purgePeople } from '@server/people/purgePeople';
import { startCleanUp } from '@server/upkeep/startCleanUp';
import { databases, sqlite } from '@test-server/databases';
import { signInSomebody } from '@test-server/sending';
import { type RunningServer, startServer } from '@test-server/startServer';
import { until } from '@test-server/until';
import { DAY, HOUR } from '@/lib/time/durations';

describe.each(databases)('the hourly clean-up on $name', (database) => {
  let server: RunningServer;
  let started: number;

  beforeEach(async () => {
    server = await startServer(database, { retentionDays: 365 });
    started = server.context.now();
    await signInSomebody(server.origin);
  });
  afterEach(() => server.stop());

  const cleanUp = () => startCleanUp(server.context).stop();
  const count = async (table: 'enquiries' | 'sessions') =>
    (await server.context.db.selectFrom(table).selectAll().execute()).length;
  const addEnquiries = (amount: number, created_at: number) =>
    server.context.db
      .insertInto('enquiries')
      .values(
        Array.from({ length: amount }, (_, index) => ({
          id: `${created_at} ${index}`,
          name: 'Ward',
          phone: '+447700900123',
          email: 'ward@hospital.example',
          enquiry_type: 'Health Care',
          message: 'Two nurses, please.',
          terms_accepted: null,
          source: 'home' as const,
          created_at,
        })),
      )
      .execute();

  test('deletes nothing after the clock has jumped, until that is confirmed', async () => {
    await addEnquiries(3, started);
    await cleanUp();
    server.passTime(400 * DAY);
    await cleanUp();
    expect([await count('enquiries'), await count('sessions')]).toEqual([3, 1]);
    expect(server.logged()).toMatch(
      /"level":50.*Nothing is deleted: the clock says .*people -- purge --confirm/,
    );

    await purgePeople(server.context);
    await cleanUp();
    expect([await count('enquiries'), await count('sessions')]).toEqual([0, 0]);
  });

  test('goes on by itself once the clock is right again', async () => {
    await cleanUp();
    server.passTime(400 * DAY);
    await cleanUp();
    server.passTime(-400 * DAY + HOUR);
    await addEnquiries(1, started - 366 * DAY);
    await cleanUp();
    expect(await count('enquiries')).toBe(0);
  });

  test('deletes nothing after RETENTION_DAYS has shrunk', async () => {
    await addEnquiries(3, started - 20 * DAY);
    await cleanUp();
    const shrunk = { ...server.context, config: { ...server.context.config, retentionDays: 14 } };
    await startCleanUp(shrunk).stop();
    expect(await count('enquiries')).toBe(3);
    expect(server.logged()).toContain('RETENTION_DAYS was 365 and is 14');
  });

  test.each([
    ['11 of 200', 11, 189, true],
    ['11 of 220', 11, 209, false],
    ['10 of 20', 10, 10, false],
  ])('waits where an unusual share would go: %s', async (share, old, others, waits) => {
    await addEnquiries(old, started - 366 * DAY);
    await addEnquiries(others, started);
    await cleanUp();
    expect(await count('enquiries')).toBe(waits ? old + others : others);
    expect(server.logged().includes(`${share} enquiries would go`)).toBe(waits);
  });

  test('does not wait because of restricted records, which stay', async () => {
    await addEnquiries(11, started - 366 * DAY);
    await server.context.db.updateTable('enquiries').set({ restricted_at: 1 }).execute();
    await cleanUp();
    expect(server.logged()).not.toContain('would go');
    expect(await count('enquiries')).toBe(11);
  });

  test('logs what each purge has deleted', async () => {
    await addEnquiries(2, started - 366 * DAY);
    await cleanUp();
    expect(server.logged()).toMatch(
      /"purged":\{"enquiries":2,"applications":0,"outbox":0,"accounts":0,"files":0\}/,
    );
  });

  test('the command says why the server waits, and deletes when told to', async () => {
    await addEnquiries(20, started - 366 * DAY);
    const env = {
      DATA_DIR: server.context.config.dataDir,
      DATABASE_URL: server.context.config.databaseUrl,
      RETENTION_DAYS: '365',
    };
    const lines: string[] = [];
    const print = (text: string) => void lines.push(text);
    const purge = (...args: string[]) =>
      peopleCommand(['purge', ...args], env, { print, printError: () => {} });
    expect(await purge()).toBe(0);
    expect(lines.join()).toMatch(/^The server waits because 20 of 20 enquiries would go\.\nAdd --confirm/);
    expect(await count('enquiries')).toBe(20);
    expect(await purge('--confirm')).toBe(0);
    expect(lines.at(-1)).toMatch(/^Deleted: enquiries 20, applications 0/);
    expect(await count('enquiries')).toBe(0);
    expect(await purge()).toBe(0);
    expect(lines.at(-1)).toMatch(/^Nothing waits to be confirmed/);
  });
});

test('that nothing is deleted is said once a day, and in /metrics, until it is confirmed', async () => {
  const server = await startServer(sqlite, { retentionDays: 14 });
  await rememberPurge({ ...server.context, config: { ...server.context.config, retentionDays: 365 } });
  const waits = async () =>
    /^lindenway_purge_waits (\d)$/m.exec(await (await fetch(`${server.origin}/metrics`)).text())?.[1];
  const hours = jest.spyOn(globalThis, 'setTimeout');
  const job = startCleanUp(server.context);
  for (let hour = 1; hour <= 48; hour += 1) {
    await until(() => hours.mock.calls.some(([, ms]) => ms === HOUR));
    const index = hours.mock.calls.findIndex(([, ms]) => ms === HOUR);
    const [run] = hours.mock.calls[index]!;
    clearTimeout(hours.mock.results[index]?.value);
    hours.mockClear();
    run();
  }
  await until(() => hours.mock.calls.some(([, ms]) => ms === HOUR));
  hours.mockRestore();
  await job.stop();
  expect(
    server.logged().match(/"level":50.*Nothing is deleted: RETENTION_DAYS was 365 and is 14/g),
  ).toHaveLength(3);
  expect(await waits()).toBe('1');
  await purgePeople(server.context);
  expect(await waits()).toBe('0');
  await server.stop();
});
