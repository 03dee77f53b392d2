import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { toasts } from '@/contract/toasts';
import { lockAccount } from '@server/database/queries';
import { startOutbox } from '@server/mail/startOutbox';
import { createMailTransport } from '@server/mail/transport';
import { erasePerson } from '@server/people/erasePerson';
import { peopleCommand } from '@server/people/peopleCommand';
import { purgePeople } from '@server/people/purgePeople';
import { DAY } from '@/lib/time/durations';
import { person, register, signIn } from '@test-server/calls';
import { databases, sqlite } from '@test-server/databases';
import { runCommand } from '@test-server/runCommand';
import { type RunningServer, startServer } from '@test-server/startServer';
import { until } from '@test-server/until';
import { applicationText, formOf, send } from '@test-server/sending';

let server: RunningServer;
afterEach(() => server.stop());

async function apply(): Promise<void> {
  await register(server.origin);
  const { cookies } = await signIn(server.origin);
  const sent = await send(server.origin, cookies, formOf({ email: person.email }));
  expect(sent.msg).toBe(toasts.applicationSent);
}
const outboxFolder = () => path.join(server.context.config.dataDir, 'outbox');
const mailFiles = () => (existsSync(outboxFolder()) ? readdirSync(outboxFolder()) : []);

describe.each(databases)('erasing on $name', (database) => {
  beforeEach(async () => {
    server = await startServer(database);
    await apply();
  });

  test('takes an application with it that is just being stored', async () => {
    const { db, dialect } = server.context;
    const first = await db.selectFrom('applications').selectAll().executeTakeFirstOrThrow();
    let erasing: Promise<unknown> | undefined;
    await db.transaction().execute(async (trx) => {
      await lockAccount(dialect, trx, 'id', first.account_id ?? '');
      await trx
        .insertInto('applications')
        .values({
          ...first,
          id: 'second',
          email: 'other@candidate.example',
          resume: Buffer.from(first.resume),
        })
        .execute();
      erasing = erasePerson(server.context, person.email);
      // SQLite's one connection is ours until the end of this transaction.
      const waiting = sql`select 1 from pg_locks where not granted`;
      if (dialect === 'postgres') await until(async () => (await waiting.execute(db)).rows.length > 0);
    });
    expect(await erasing).toMatchObject({ records: { applications: 2 } });
    expect(await db.selectFrom('applications').select('id').execute()).toEqual([]);
  });

  test('takes more records than a statement takes values', async () => {
    await sql`insert into enquiries (id, name, phone, email, enquiry_type, message, source, created_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 33000)
      select cast(i as text), '', '', ${person.email}, 'Jobs', '', 'home', 1 from n`.execute(
      server.context.db,
    );
    const erased = await erasePerson(server.context, person.email);
    expect(erased).toMatchObject({ records: { enquiries: 33_000 } });
  });

  test('deletes the file of a mail that was being written meanwhile', async () => {
    const transport = createMailTransport(server.context.config);
    let isErased = false;
    const outbox = startOutbox(server.context, {
      send: async (mail, attachment) => {
        if (!isErased) await erasePerson(server.context, person.email);
        isErased = true;
        return transport.send(mail, attachment);
      },
    });
    await until(() => isErased);
    await outbox.stop();
    expect(mailFiles()).toEqual([]);
  });
});

test.each([
  ['erased', () => erasePerson(server.context, person.email)],
  [
    'purged',
    () => {
      server.passTime(31 * DAY);
      return purgePeople(server.context);
    },
  ],
])('nothing of a person who was %s is left in the files of the embedded database', async (_, remove) => {
  server = await startServer(sqlite, { retentionDays: 30 });
  await apply();
  const { dataDir } = server.context.config;
  const hasTraces = () =>
    ['lindenway.db', 'lindenway.db-wal'].some((name) =>
      readFileSync(path.join(dataDir, name), 'latin1').includes(applicationText.message),
    );
  expect(hasTraces()).toBe(true);
  await remove();
  expect(hasTraces()).toBe(false);
});

test('erase says so if somebody else uses the database, so that its journal cannot be emptied', async () => {
  server = await startServer(sqlite);
  await apply();
  const { dataDir } = server.context.config;
  const erase = async () =>
    (await runCommand(peopleCommand, ['erase', person.email, '--yes'], { dataDir })).output;
  const reader = new Database(path.join(dataDir, 'lindenway.db'));
  reader.exec('begin');
  reader.prepare('select id from accounts').all();
  const output = await erase();
  reader.exec('commit');
  reader.close();
  expect(output).toMatch(
    /^Erased: accounts 1, .*\nThe database was in use: .* its journal may still hold them\.\n/,
  );
  await apply();
  expect(await erase()).not.toContain('journal');
});
