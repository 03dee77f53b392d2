import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { hasContent } from '@server/lib/files';
import { messageOf } from '@server/lib/log';
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
 * @param mayBeNew false throws where there is none yet
 */
export function openSqlite(dataDir: string, mayBeNew: boolean): Db {
  const file = databaseFile(dataDir);
  if (!hasContent(file)) {
    // Not a new, empty database: the former one was moved aside, and the restored one is not yet in its place.
    if (existsSync(restoringFolder(dataDir))) throw new Error('a restore was not finished. Run it again');
    if (!mayBeNew) throw new Error('there is none. Is DATA_DIR right?');
  }
  mkdirSync(dataDir, { recursive: true });
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

/** What an error of SQLite says, and what to do about a damaged file or one that this user may not open. */
export function sqliteMessage(error: unknown, dataDir: string): string {
  const message = messageOf(error);
  if (/not a database|malformed/.test(message))
    return `${message}. The file is damaged: stop the server and put a backup in its place with "npm run restore -- FILE --replace"`;
  // 14 is SQLITE_CANTOPEN.
  if (!/: 14\b|readonly|EACCES|EPERM/.test(message)) return message;
  return `${message}. Run this as the user who may write there, whom "ls -l ${dataDir}" names, or as root: chown -R USER: ${dataDir}`;
}

/** Makes transactions take the write lock at the start: SQLite cannot wait for it once a transaction has read. */
function immediate(database: Database.Database) {
  return {
    close: () => void database.close(),
    prepare: (sql: string) => database.prepare(sql === 'begin' ? 'begin immediate' : sql),
  };
}
