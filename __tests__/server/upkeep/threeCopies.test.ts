import { openDatabase } from '@server/database/openDatabase';
import { purgePeople } from '@server/people/purgePeople';
import { startCleanUp } from '@server/upkeep/startCleanUp';
import { DAY, MONTH } from '@/lib/time/durations';
import { register } from '@test-server/calls';
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
  const accounts = async () => (await shared.db.selectFrom('accounts').select('id').execute()).length;
  const notices = async () =>
    (await shared.db.selectFrom('outbox').select('id').where('kind', '=', 'notice').execute()).length;
  const ageOf = (days: number) => Date.now() - days * DAY;

  test('tell the owner of an unused account once, even beside a command that purges, and delete it', async () => {
    await register(copies[0]!.origin);
    await shared.db
      .updateTable('accounts')
      .set({ last_used_at: Date.now() - 24 * MONTH })
      .execute();
    await Promise.all([cleanUp(), ...copies.map(({ context }) => purgePeople(context))]);
    expect([await notices(), await accounts()]).toEqual([1, 1]);
    await shared.db
      .updateTable('accounts')
      .set({ warned_at: ageOf(32) })
      .execute();
    await cleanUp();
    expect([await notices(), await accounts()]).toEqual([1, 0]);
  });
});
