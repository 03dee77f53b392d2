import { openDatabase } from '@server/database/openDatabase';
import { purgePeople } from '@server/people/purgePeople';
import { startCleanUp } from '@server/upkeep/startCleanUp';
import { apiPaths } from '@/contract/paths';
import { DAY, MONTH } from '@/lib/time/durations';
import { enquiry, post, register } from '@test-server/calls';
import { databases, type Opened, sqlite } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';

describe.each(databases)('the copies on one $name', (database) => {
  let shared: Opened;
  let copies: RunningServer[];

  beforeEach(async () => {
    shared = await database.open();
    const open = async () => {
      const opened = await openDatabase(shared, { error: () => undefined });
      return { ...shared, ...opened, close: () => opened.db.destroy() };
    };
    // SQLite serves a single one.
    const names = database === sqlite ? ['only'] : ['first', 'second', 'third'];
    copies = await Promise.all(names.map((name) => startServer({ name, open }, { retentionDays: 365 })));
  });
  afterEach(async () => {
    await Promise.all(copies.map((copy) => copy.stop()));
    await shared.close();
  });

  const cleanUp = () => Promise.all(copies.map(({ context }) => startCleanUp(context).stop()));
  const count = async (table: 'enquiries' | 'accounts') =>
    (await shared.db.selectFrom(table).select('id').execute()).length;
  const notices = async () =>
    (await shared.db.selectFrom('outbox').select('id').where('kind', '=', 'notice').execute()).length;
  const logged = () => copies.map((copy) => copy.logged()).join('');
  const ageOf = (days: number) => Date.now() - days * DAY;

  test('delete once what is too old', async () => {
    for (const { origin } of copies)
      await post(origin + apiPaths.contact, { ...enquiry, message: origin.padEnd(30) });
    await shared.db
      .updateTable('enquiries')
      .set({ created_at: ageOf(366) })
      .execute();
    await cleanUp();
    expect(await count('enquiries')).toBe(0);
    expect(
      [...logged().matchAll(/"purged":\{"enquiries":(\d)/g)].reduce((sum, [, some]) => sum + Number(some), 0),
    ).toBe(copies.length);
  });

  test('tell the owner of an unused account once, even beside a command that purges, and delete it', async () => {
    await register(copies[0]!.origin);
    await shared.db
      .updateTable('accounts')
      .set({ last_used_at: Date.now() - 24 * MONTH })
      .execute();
    await Promise.all([cleanUp(), ...copies.map(({ context }) => purgePeople(context))]);
    expect([await notices(), await count('accounts')]).toEqual([1, 1]);
    await shared.db
      .updateTable('accounts')
      .set({ warned_at: ageOf(32) })
      .execute();
    await cleanUp();
    expect([await notices(), await count('accounts')]).toEqual([1, 0]);
  });
});
