import Database from 'libsql';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { apiPaths } from '@/contract/paths';
import { backupCommand, restoreCommand } from '@server/backup/backupCommand';
import type { Command } from '@server/commandLine/command';
import { lockFolder } from '@server/database/lockFolder';
import { openDatabase } from '@server/database/openDatabase';
import type { Db, Tables } from '@server/database/schema';
import { eraseAtStart, finishRestore } from '@server/backup/finishRestore';
import { exportPath } from '@server/lib/exports';
import { correctPerson } from '@server/people/correctPerson';
import { erasePerson } from '@server/people/erasePerson';
import { readErasures, writeApplied } from '@server/people/erasures';
import { person, post } from '@test-server/calls';
import { databases, sqlite } from '@test-server/databases';
import { newFolder } from '@test-server/newFolder';
import { runCommand } from '@test-server/runCommand';
import { serverForEach } from '@test-server/startServer';
import { tablesOf } from '@test-server/tablesOf';
import { leaveTraces } from '@test-server/leaveTraces';
import { formOf, pdf, send, signInSomebody } from '@test-server/sending';

const server = serverForEach(sqlite);
let folder: string;
let file: string;

beforeEach(async () => {
  folder = newFolder();
  file = path.join(folder, 'saved.db');
  await send(server.origin, await signInSomebody(server.origin), formOf());
  await post(server.origin + apiPaths.contact, {
    name: 'Ward',
    phone: '+447700900123',
    email: 'ward@hospital.example',
    enquiryType: 'Jobs',
    message: 'Hello',
  });
});

const run = (command: Command, args: string[], dataDir: string) => runCommand(command, args, { dataDir });
const backUp = (...args: string[]) => run(backupCommand, args, server.context.config.dataDir);
const restore = (dataDir: string, ...args: string[]) =>
  run(restoreCommand, ['--without-erasures', ...args], dataDir);

/** Opens what was restored, as the server does at its start, and gives what `read` makes of it. */
async function readRestored<Result>(dataDir: string, read: (db: Db) => Promise<Result>): Promise<Result> {
  const { db } = await openDatabase({ dataDir }, { error: () => undefined });
  try {
    return await read(db);
  } finally {
    await db.destroy();
  }
}
const messagesIn = (dataDir: string) =>
  readRestored(dataDir, (db) => db.selectFrom('enquiries').select('message').execute());

/** Every row of every table, CVs included. */
async function rowsOf(db: Db) {
  const tables = await tablesOf(db);
  const rows = tables.map(async ({ name }) => {
    const all = db.selectFrom(name).selectAll();
    return [name, await all.orderBy(sql`1`).execute()] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

test('a restored backup of the running server has every row and every CV', async () => {
  const sizes = [500_000, 3_000_000];
  for (const size of sizes) {
    const resume = new Blob([pdf, Buffer.alloc(size, size), pdf]);
    await send(server.origin, await signInSomebody(server.origin), formOf({ resume }));
  }
  const before = await rowsOf(server.context.db);
  const output = expect.stringMatching(
    /accounts 3, .*applications 3, .*enquiries 1, .*, bytes of CVs 3500\d{3}\.$/,
  );
  const securityLog = [expect.stringContaining('"security":"backup"')];
  expect(await backUp(file)).toEqual({ code: 0, output, securityLog });
  await server.context.db.deleteFrom('applications').execute();

  const dataDir = path.join(folder, 'new');
  const restored = await restore(dataDir, file);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('applications 3')]);
  expect(fs.statSync(path.join(dataDir, 'lindenway.db')).mode & 0o777).toBe(0o600);
  const after = await readRestored(dataDir, rowsOf);
  // Some may have been ended since, by their owners.
  expect(before.sessions).toHaveLength(3);
  expect(after).toEqual({ ...before, sessions: [] });
  const restoredSizes = after.applications!.map((row) => 'resume' in row && Buffer.from(row.resume).length);
  expect(new Set(restoredSizes)).toEqual(new Set([pdf.length, ...sizes.map((n) => n + 2 * pdf.length)]));
});

describe.each(databases)('a restored backup on $name', (database) => {
  const live = serverForEach(database);

  const stay = { ...person, email: 'ward@hospital.example', name: 'Ward' };
  const erase = (email = person.email) => erasePerson(live.context, email);
  const finish = async () => (await finishRestore(live.context, live.context.config.dataDir)).erased;
  /** Puts the rows that were there before back, as a backup does. */
  async function bringBack(
    rows: Awaited<ReturnType<typeof rowsOf>>,
    tables = Object.keys(rows) as (keyof Tables)[],
  ) {
    for (const table of tables) {
      await live.context.db.deleteFrom(table).execute();
      // SQLite gives a CV as an ArrayBuffer, and takes only a Buffer.
      const values = rows[table]!.map((row) =>
        'resume' in row ? { ...row, resume: Buffer.from(row.resume) } : row,
      );
      if (values.length > 0) await live.context.db.insertInto(table).values(values).execute();
    }
  }
  const emails = async (table: 'accounts' | 'enquiries' | 'applications') =>
    (await live.context.db.selectFrom(table).select('email').execute()).map(({ email }) => email);

  test('erases again those who were erased since, and nobody else', async () => {
    for (const one of [person, stay]) await leaveTraces(live.origin, one);
    const saved = await rowsOf(live.context.db);
    await erase(person.email.toUpperCase());
    await bringBack(saved);
    // What was exported since stays.
    const exported = await exportPath(live.context.config.dataDir, 'list.csv');
    fs.writeFileSync(exported, '');
    const config = { ...live.context.config, erasuresCopy: folder };
    await eraseAtStart({ ...live.context, config });
    expect(live.logged()).toMatch(/"erased":1,.*\n.*Is the share mounted\?/);
    expect(fs.existsSync(exported)).toBe(true);
    expect(await emails('accounts')).toEqual([stay.email]);
    const records = [...(await emails('enquiries')), ...(await emails('applications'))];
    expect(new Set(records)).toEqual(new Set([stay.email]));
    const mails = await live.context.db.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify(mails)).not.toMatch(new RegExp(person.email, 'i'));
    // Without another restore nobody is looked for.
    await bringBack(saved, ['enquiries']);
    expect(await finish()).toBe(0);
  });

  test('erases again under the earlier address whoever was corrected before being erased', async () => {
    for (const one of [person, stay]) await leaveTraces(live.origin, one);
    const saved = await rowsOf(live.context.db);
    await correctPerson(live.context, person.email, { email: 'second@person.example' }, {});
    await correctPerson(live.context, 'second@person.example', { email: 'third@person.example' }, {});
    await erase('third@person.example');
    await bringBack(saved);
    expect(await finish()).toBe(1);
    expect(await emails('accounts')).toEqual([stay.email]);
  });

  test('erases nobody whose address was corrected to that of an erased person and back', async () => {
    await leaveTraces(live.origin, person);
    await correctPerson(live.context, person.email, { email: 'slip@person.example' }, {});
    await correctPerson(live.context, 'slip@person.example', { email: person.email }, {});
    await leaveTraces(live.origin, { ...stay, email: 'slip@person.example' });
    await erase('slip@person.example');
    expect(await finish()).toBe(0);
    expect(await emails('accounts')).toEqual([person.email]);
  });

  test('erases nobody whose address was that of somebody erased before', async () => {
    for (const one of [person, stay]) await leaveTraces(live.origin, one);
    await erase();
    await correctPerson(live.context, stay.email, { email: person.email }, {});
    expect(await finish()).toBe(0);
    expect(await emails('accounts')).toEqual([person.email]);
  });

  test('erases nobody whose former address another had, who was erased', async () => {
    await leaveTraces(live.origin, person);
    const saved = await rowsOf(live.context.db);
    await correctPerson(live.context, person.email, { email: 'second@person.example' }, {});
    await erase();
    await bringBack(saved);
    expect(await finish()).toBe(0);
    expect(await emails('accounts')).toEqual([person.email]);
  });

  test('keeps what somebody has sent after their erasure', async () => {
    await leaveTraces(live.origin, person);
    await erase();
    live.passTime(1000);
    await leaveTraces(live.origin, person);
    expect(await finish()).toBe(0);
    expect(await emails('accounts')).toEqual([person.email]);
    expect(await emails('enquiries')).toEqual([person.email]);
  });

  test('ends sessions and reset links, whose mails are not sent', async () => {
    await leaveTraces(live.origin, person);
    await post(live.origin + apiPaths.forgotPassword, { email: person.email });
    await eraseAtStart(live.context);
    expect(live.logged().includes('pg_restore brings back')).toBe(database.name === 'PostgreSQL');
    await finish();
    const { db } = live.context;
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('reset_tokens').selectAll().execute()).toEqual([]);
    const kinds = await db.selectFrom('outbox').select('kind').execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['enquiry', 'application']));
    expect(kinds).not.toContainEqual({ kind: 'reset' });
  });

  test('is not used with a damaged list of erasures; the list names nobody', async () => {
    await leaveTraces(live.origin, person);
    await erase();
    const list = path.join(live.context.config.dataDir, 'erasures.jsonl');
    expect(fs.readFileSync(list, 'utf8')).toMatch(
      /^\n\{"at":\d{13},"person":"[\w-]{43}","withTyped":false\}\n$/,
    );
    fs.appendFileSync(list, '{"at":1');
    await erase();
    expect(fs.readFileSync(list, 'utf8')).toMatch(/\n\{"at":1\n\{.*\}\n$/);
    expect(await finish()).toBe(0);
    fs.appendFileSync(list, 'x');
    await expect(finish()).rejects.toThrow(`${list} has a damaged line`);
  });

  if (database.name === 'PostgreSQL')
    test('is finished by the command after pg_restore', async () => {
      await leaveTraces(live.origin, person);
      const saved = await rowsOf(live.context.db);
      await erase();
      await bringBack(saved);
      const { databaseUrl = '', dataDir } = live.context.config;
      const end = (url = databaseUrl) =>
        runCommand(restoreCommand, ['--finish'], { dataDir, databaseUrl: url });
      expect(await end()).toEqual({
        code: 0,
        output: expect.stringMatching(/^Restored: accounts 0, .*\n.* erased again: 1\. Everybody is/),
        securityLog: [expect.stringMatching(/"security":"restore","erased":1,/)],
      });
      const empty = await end(new URL('/postgres', databaseUrl).href);
      expect(empty).toMatchObject({ code: 1, output: expect.stringMatching('cannot be used: it is empty') });
    });
});

test('the restored database is finished before it takes its place', async () => {
  await backUp(file);
  const { db, config } = server.context;
  const { email } = await db.selectFrom('accounts').select('email').executeTakeFirstOrThrow();
  await erasePerson(server.context, email);
  const dataDir = path.join(folder, 'new');
  fs.mkdirSync(dataDir);
  fs.copyFileSync(path.join(config.dataDir, 'erasures.jsonl'), path.join(dataDir, 'erasures.jsonl'));
  const { output } = await restore(dataDir, file);
  expect(output).toMatch(/erased again: 1\. Everybody is signed out/);
  const bytes = fs.readFileSync(path.join(dataDir, 'lindenway.db'), 'latin1');
  expect(bytes.includes(email)).toBe(false);
  expect(fs.readdirSync(dataDir).toSorted()).toEqual(['erasures.jsonl', 'lindenway.db', 'lock.db']);
});

test('the erasures of two machines, put together, are read by time, with all that was corrected to their addresses', async () => {
  const corrections = ['a', 'b'].map((name, at) =>
    JSON.stringify({ at: at + 1, person: name, becomes: 'c' }),
  );
  const erasures = [9, 12].map((at) => JSON.stringify({ at, person: 'c', withTyped: false }));
  const lines = [...erasures, ...corrections, ...corrections];
  await writeApplied(server.context.db, [12]);
  fs.writeFileSync(path.join(folder, 'erasures.jsonl'), lines.join('\n'));
  expect((await readErasures(server.context.db, folder)).map((erasure) => erasure.person)).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('an existing backup is never overwritten, and a folder without a database cannot be backed up', async () => {
  await backUp(file);
  const bytes = fs.readFileSync(file);
  expect(await backUp(file)).toMatchObject({ code: 1, output: expect.stringContaining('exists already') });
  // `toEqual` takes seconds to compare megabytes.
  expect(fs.readFileSync(file).equals(bytes)).toBe(true);
  expect((await run(backupCommand, [`${file}2`], folder)).output).toContain('There is no database');
});

test('a half-written backup of an earlier run is replaced', async () => {
  fs.writeFileSync(`${file}.part`, 'half of it');
  expect(await backUp(file)).toMatchObject({ code: 0 });
  expect(fs.readdirSync(folder)).toEqual(['saved.db']);
  expect(await restore(folder, file, '--check')).toMatchObject({ code: 0 });
});

test('a file that is not there, was cut off or tampered with is refused', async () => {
  const dataDir = path.join(folder, 'new');
  expect((await restore(dataDir, '--finish')).output).toMatch(/^DATABASE_URL is not set/);
  expect((await restore(dataDir, file)).output).toBe(`There is no file ${file}, or it is empty.`);
  await backUp(file);
  const cut = path.join(folder, 'cut.db');
  const bytes = fs.readFileSync(file);
  fs.writeFileSync(cut, bytes.subarray(0, bytes.length / 2));
  expect((await restore(dataDir, cut)).output).toMatch(/ is not a sound backup: (?!\w*Error)/);
  fs.writeFileSync(cut, 'PGDMP');
  expect((await restore(dataDir, cut, '--check')).output).toContain('cut.db is a dump of PostgreSQL');
  const tampered = new Database(file);
  tampered.exec('create trigger forged before delete on accounts begin select raise(ignore); end');
  tampered.close();
  expect(await restore(dataDir, file)).toMatchObject({
    code: 1,
    output: expect.stringContaining('it has triggers or views'),
  });
  expect(fs.existsSync(path.join(dataDir, 'lindenway.db'))).toBe(false);
});

test('a database that is there is kept: refused without --replace, moved aside with it', async () => {
  await backUp(file);
  const dataDir = path.join(folder, 'new');
  await restore(dataDir, file);
  expect((await restore(dataDir, file)).output).toContain('--replace');
  expect((await restore(dataDir, file, '--replace')).output).toContain('The database that was there is now');
  expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('lindenway.db.before-'))).toHaveLength(1);
});

test('the journal of a database that is gone is not played into a restored one', async () => {
  await backUp(file);
  const dataDir = path.join(folder, 'new');
  await restore(dataDir, file);
  const target = path.join(dataDir, 'lindenway.db');
  const journal = await readRestored(dataDir, async (db) => {
    await db.updateTable('enquiries').set({ message: 'Changed since' }).execute();
    return fs.readFileSync(`${target}-wal`);
  });
  fs.rmSync(target);
  fs.writeFileSync(`${target}-wal`, journal);
  expect(await restore(dataDir, file)).toMatchObject({ code: 0 });
  expect(await messagesIn(dataDir)).toEqual([{ message: 'Hello' }]);
});

test('the database of a running server is not replaced, even a damaged one', async () => {
  await backUp(file);
  const dataDir = path.join(folder, 'new');
  await restore(dataDir, file);
  fs.writeFileSync(path.join(dataDir, 'lindenway.db'), 'damaged');
  const lock = lockFolder(dataDir);
  const inUse = `The folder ${dataDir} cannot be used: process ${process.pid} uses it. Stop it first.`;
  expect(await restore(dataDir, file, '--replace')).toMatchObject({ code: 1, output: inUse });
  expect(() => lockFolder(dataDir)).toThrow(inUse);
  lock.release();
  expect(await restore(dataDir, file, '--replace')).toMatchObject({ code: 0 });
});

test('after a restore that did not end no empty database takes its place', async () => {
  await backUp(file);
  const dataDir = path.join(folder, 'new');
  const list = path.join(dataDir, 'erasures.jsonl');
  fs.mkdirSync(dataDir);
  fs.writeFileSync(list, 'damaged');
  expect(await restore(dataDir, file)).toMatchObject({ code: 1 });
  await expect(messagesIn(dataDir)).rejects.toThrow('a restore was not finished. Run it again');
  fs.rmSync(list);
  expect(await restore(dataDir, file)).toMatchObject({ code: 0 });
  expect(await messagesIn(dataDir)).toEqual([{ message: 'Hello' }]);
});

test.each([['saved.db'], ['--finish']])('%s without the list of erasures is not restored', async (arg) => {
  await backUp(file);
  const dataDir = path.join(folder, 'new');
  const place = { dataDir, databaseUrl: arg === '--finish' ? 'postgres://a@127.0.0.1:9/b' : undefined };
  const restoreIt = () => runCommand(restoreCommand, [arg === 'saved.db' ? file : arg], place);
  const output = expect.stringMatching(/There is no erasures\.jsonl .* add --without-erasures\.$/);
  expect(await restoreIt()).toMatchObject({ code: 1, output });
  fs.mkdirSync(dataDir);
  const list = path.join(dataDir, 'erasures.jsonl');
  fs.writeFileSync(list, '');
  expect(await restoreIt()).toMatchObject({ code: 1, output });
  fs.rmSync(list);
  fs.symlinkSync(list, list);
  expect((await restoreIt()).output).toContain('ELOOP');
});

test.each([
  ['its head overwritten', (database: Buffer) => database.fill('A', 0, 100)],
  [
    'pages overwritten',
    (database: Buffer) => {
      for (let page = 4096; page < database.length; page += 4096) database.fill('A', page, page + 2000);
      return database;
    },
  ],
  ['all but 1,000 bytes missing', (database: Buffer) => database.subarray(0, 1000)],
])('a database with %s is moved aside, and the start says how', async (_, damage) => {
  await backUp(file);
  const dataDir = path.join(folder, 'damaged');
  const target = path.join(dataDir, 'lindenway.db');
  await restore(dataDir, file);
  const damaged = damage(fs.readFileSync(target));
  fs.writeFileSync(target, damaged);
  await expect(messagesIn(dataDir)).rejects.toThrow(
    /^The database \(SQLite in .*\) cannot be used: .*npm run restore -- FILE --replace/,
  );

  fs.writeFileSync(`${target}-wal`, 'what is left of a journal');
  const { code, output } = await restore(dataDir, file, '--replace');
  expect({ code, output }).toMatchObject({ code: 0 });
  const aside = /The database that was there is now (\S+)\.$/.exec(output)?.[1] ?? '';
  expect(fs.readFileSync(aside).equals(damaged)).toBe(true);
  expect(fs.existsSync(`${target}-wal`)).toBe(false);
  expect(await messagesIn(dataDir)).toEqual([{ message: 'Hello' }]);
});

test.each([
  ['pg_dump', backupCommand],
  ['restorePostgres', restoreCommand],
])('with PostgreSQL %s is named instead', async (tool, command) => {
  const place = { databaseUrl: 'postgres://a@127.0.0.1:9/b', dataDir: folder };
  const output = expect.stringContaining(tool);
  expect(await runCommand(command, [file], place)).toMatchObject({ code: 1, output });
});
