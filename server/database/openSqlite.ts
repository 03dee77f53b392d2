import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Db, Tables } from './schema';

/** How long a query waits for another connection. */
export const BUSY_MS = 10_000;

/** The embedded database's file in its folder. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'lindenway.db');

/** Where a restore prepares the database; it stays until there is one. */
export const restoringFolder = (dataDir: string): string => path.join(dataDir, 'restoring');

/**
 * Opens or creates the embedded database in a folder. Committed writes survive a power cut (WAL, synchronous FULL); several
 * processes may share the folder.
 */
export function openSqlite(dataDir: string): Db {
  const file = databaseFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  // Not a new, empty database: the former one was moved aside, and the restored one is not yet in its place.
  if (!existsSync(file) && existsSync(restoringFolder(dataDir)))
    throw new Error('a restore was not finished. Run it again');
  const database = new Database(file);
  database.pragma(`busy_timeout = ${BUSY_MS}`);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Overwrites what is deleted in the main file; truncateWal removes it from the log.
  database.pragma('secure_delete = ON');
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: immediate(database) }) });
}

/** Whether another connection holds the database. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  /locked|busy/i.test(`${'code' in error ? String(error.code) : ''} ${error.message}`);

/** What to do about a damaged file; empty for any other error. */
export const restoreHint = (error: unknown): string =>
  error instanceof Error && /not a database|malformed/.test(error.message)
    ? '. The file is damaged: stop the server and put a backup in its place with "npm run restore -- FILE --replace"'
    : '';

/** Makes transactions take the write lock at the start: SQLite cannot wait for it once a transaction has read. */
function immediate(database: Database.Database) {
  return {
    close: () => void database.close(),
    prepare: (sql: string) => database.prepare(sql === 'begin' ? 'begin immediate' : sql),
  };
}
