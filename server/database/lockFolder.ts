import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { isBusy, sqliteMessage } from './openSqlite';

/**
 * Keeps other servers and restores away from a data folder until `release` or the end of this process, however it ends: the lock is
 * that of a SQLite file of its own, so it holds for a damaged database too.
 * @throws an error that names the process which holds the folder, or says why the folder cannot be used
 */
export function lockFolder(dataDir: string): { release: () => void } {
  let database: Database.Database | undefined;
  try {
    mkdirSync(dataDir, { recursive: true });
    database = new Database(path.join(dataDir, 'lock.db'));
    // Waits, since another server may be just making the table. A prepared pragma would hold the lock after close().
    database.exec(`pragma busy_timeout = 1000;
      begin immediate; create table if not exists holder (pid integer); delete from holder;
      insert into holder values (${process.pid}); commit; begin immediate`);
  } catch (error) {
    const inUse = database && isBusy(error) && `process ${holderOf(database)} uses it. Stop it first`;
    database?.close();
    throw new Error(`The folder ${dataDir} cannot be used: ${inUse || sqliteMessage(error, dataDir)}.`, {
      cause: error,
    });
  }
  const held = database;
  return { release: () => void held.close() };
}

const holderOf = (database: Database.Database) =>
  // libsql's types give rows as unknown.
  (database.prepare('select pid from holder').get() as { pid: number }).pid;
