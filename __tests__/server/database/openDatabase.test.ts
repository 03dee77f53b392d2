import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { lockFolder } from '@server/database/lockFolder';
import { migrations } from '@server/database/migrate';
import { openDatabase } from '@server/database/openDatabase';
import { databases, openedForEach } from '@test-server/databases';
import { newFolder } from '@test-server/newFolder';
import { until } from '@test-server/until';

const log = { error: jest.fn() };

describe.each(databases)('the database on $name', (database) => {
  const opened = openedForEach(database);

  test('is migrated once, however many copies start at the same time', async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      opened.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    // SQLite blocks the whole process while it waits, so copies in one process would deadlock.
    const count = opened.dialect === 'sqlite' ? 1 : 5;
    const copies = await Promise.all(Array.from({ length: count }, () => openDatabase(opened, log)));
    await Promise.all(copies.map(({ db }) => db.destroy()));
    const after = await sql<{ name: string }>`select name from kysely_migration`.execute(opened.db);
    expect(after.rows).toHaveLength(Object.keys(migrations).length);
  });

  if (database.name === 'PostgreSQL') {
    test('survives the loss of a connection in the middle of a transaction', async () => {
      const end = sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where state = 'idle in transaction' and datname = current_database()`;
      const work = opened.db.transaction().execute(async (trx) => {
        await trx.insertInto('settings').values({ key: 'one', value: '' }).execute();
        await end.execute(opened.db);
        await trx.insertInto('settings').values({ key: 'two', value: '' }).execute();
      });
      await expect(work).rejects.toThrow(/terminat|connection|ECONNRESET/i);
      expect(await opened.db.selectFrom('settings').selectAll().execute()).toEqual([]);
    });

    test('survives the loss of a connection during a query, and goes on', async () => {
      const work = sql`select pg_sleep(60)`.execute(opened.db).catch(String);
      const end = sql<object>`
        select pg_terminate_backend(pid) from pg_stat_activity
        where query like 'select pg_sleep%' and state = 'active' and datname = current_database()`;
      await until(async () => (await end.execute(opened.db)).rows.length > 0);
      expect(await work).toMatch(/terminat|connection|ECONNRESET/i);
      // The first query may still get the connection that is closing.
      const ask = () => sql`select 1 as one`.execute(opened.db);
      expect((await ask().catch(ask)).rows).toEqual([{ one: 1 }]);
    });

    test('gives up on a query that hangs', async () => {
      const { rows } = await sql`show statement_timeout`.execute(opened.db);
      expect(rows).toEqual([{ statement_timeout: '30s' }]);
    });
  }
});

test('a folder that another process is just preparing is waited for', async () => {
  const dataDir = newFolder();
  const prepare = `const lock = new (require('libsql'))('${dataDir}/lock.db');
    lock.exec('begin exclusive'); console.log('held'); setTimeout(() => lock.exec('commit'), 100)`;
  const [held] = (await once(spawn(process.execPath, ['-e', prepare]).stdout, 'data')) as [Buffer];
  expect(String(held)).toBe('held\n');
  lockFolder(dataDir).release();
});
