import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { openDatabase, type OpenedDatabase, type Place } from '@server/database/openDatabase';
import { newFolder } from './newFolder';

/** A freshly migrated database, its location, and what removes or empties it. */
export type Opened = OpenedDatabase & Place & { close: () => Promise<void> };
/** A kind of database to test; every `open` gives one that no other test uses meanwhile. */
export type TestDatabase = { name: string; open: () => Promise<Opened> };

// Emptying a database cuts its open connections, which is no error here.
const log = { error: () => undefined };
// One that was started for all test files, or one of the developer's own.
const postgresUrl = process.env.TEST_POSTGRES_URL ?? process.env.DATABASE_URL;
const hasPostgres = postgresUrl !== undefined;
const server = postgresUrl ?? '';
reportUntried();

export const sqlite: TestDatabase = { name: 'SQLite', open: openSqlite };
const postgres: TestDatabase = { name: 'PostgreSQL', open: openPostgres };

/** For `describe.each(databases)('... on $name')`; PostgreSQL only if it is installed or DATABASE_URL is set. */
export const databases: readonly TestDatabase[] = hasPostgres ? [sqlite, postgres] : [sqlite];

/** A database that is new for each test around the call. */
export function openedForEach(database: TestDatabase): Opened {
  // Complete once a test begins.
  const opened = {} as Opened;
  beforeEach(async () => Object.assign(opened, await database.open()));
  afterEach(() => opened.close());
  return opened;
}

/** Leaves a note for `npm test` to print at its end. */
function reportUntried(): void {
  const note = path.resolve(__dirname, '../../../node_modules/.cache/untried-databases.txt');
  if (hasPostgres) return rmSync(note, { force: true });
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, 'PostgreSQL was not tried: it is not installed, and DATABASE_URL is not set.\n');
}

async function openSqlite(): Promise<Opened> {
  const place = { databaseUrl: undefined, dataDir: newFolder() };
  const opened = await openDatabase(place, log);
  return { ...opened, ...place, close: () => opened.db.destroy() };
}

/** PostgreSQL databases that are empty again: to make one takes a quarter of a second. */
const emptied: string[] = [];

afterAll(async () => {
  for (const name of emptied) await command(server, `drop database ${name} with (force)`);
});

async function openPostgres(): Promise<Opened> {
  const name = emptied.pop() ?? (await createDatabase());
  const url = new URL(server);
  url.pathname = `/${name}`;
  const place = { databaseUrl: url.href, dataDir: newFolder() };
  const opened = await openDatabase(place, log);
  const close = async () => {
    await opened.db.destroy();
    await command(url.href, EMPTY);
    emptied.push(name);
  };
  return { ...opened, ...place, close };
}

async function createDatabase(): Promise<string> {
  const name = `lindenway_test_${randomBytes(8).toString('hex')}`;
  await command(server, `create database ${name}`);
  return name;
}

/** Ends other connections first: their locks would hold it up. The tables stay, since to migrate anew takes longer. */
const EMPTY = `
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  do $$ begin execute (
    select 'truncate ' || string_agg(quote_ident(tablename), ', ') from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%');
  end $$;`;

async function command(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
