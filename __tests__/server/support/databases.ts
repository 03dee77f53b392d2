import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openDatabase, type OpenedDatabase } from '@server/database/openDatabase';
import { findPostgres, startPostgres, type Postgres } from './postgres';

/** A database that nothing has been written to, where it is, and what removes it. */
export type Opened = OpenedDatabase & Place & { close: () => Promise<void> };
/** As the configuration names it. */
export type Place = { databaseUrl: string | undefined; dataDir: string };
/** A kind of database that a test runs on; each opening is a new, empty one. */
export type TestDatabase = { name: string; open: () => Promise<Opened> };

// A database that is removed cuts the connections that are still open.
const log = { error: () => undefined };
const programs = findPostgres();
const { DATABASE_URL } = process.env;
const isPostgresThere = Boolean(DATABASE_URL ?? programs);
if (!isPostgresThere) console.warn('Not tried on PostgreSQL: no programs of it here, and no DATABASE_URL.');

export const sqlite: TestDatabase = { name: 'SQLite', open: openSqlite };
const postgres: TestDatabase = { name: 'PostgreSQL', open: openPostgres };

/** For `describe.each(databases)('... on $name')`: PostgreSQL only where one can be started or DATABASE_URL names one. */
export const databases: readonly TestDatabase[] = isPostgresThere ? [sqlite, postgres] : [sqlite];

let running: Promise<Postgres> | undefined;

afterAll(async () => {
  await (await running)?.stop();
});

async function openSqlite(): Promise<Opened> {
  const place = { databaseUrl: undefined, dataDir: makeDataDir() };
  const opened = await openDatabase(place, log);
  const close = async () => {
    await opened.db.destroy();
    rmSync(place.dataDir, { recursive: true });
  };
  return { ...opened, ...place, close };
}

async function openPostgres(): Promise<Opened> {
  if (!DATABASE_URL) running ??= startPostgres(programs ?? '');
  const server = DATABASE_URL ?? (await running)?.url ?? '';
  const name = `lindenway_test_${randomBytes(8).toString('hex')}`;
  await command(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const place = { databaseUrl: url.href, dataDir: makeDataDir() };
  const opened = await openDatabase(place, log);
  const close = async () => {
    await opened.db.destroy();
    await command(server, `drop database ${name} with (force)`);
    rmSync(place.dataDir, { recursive: true });
  };
  return { ...opened, ...place, close };
}

const makeDataDir = () => mkdtempSync(path.join(os.tmpdir(), 'lindenway-test-'));

async function command(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
