import { existsSync } from 'node:fs';
import { chmod, copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import type { Config } from '@server/config/readConfig';
import { openDatabase } from '@server/database/openDatabase';
import { databaseFile, isBusy, isDamaged } from '@server/database/openSqlite';
import { checkDatabase, type Contents } from './checkDatabase';
import { verifyChecksum, flush, flushFolder } from './files';
import { finishRestore } from './finishRestore';

/** Checks a backup against its checksum, and that it is a whole database. */
export async function checkBackup(file: string): Promise<Contents> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  await verifyChecksum(file);
  return checkDatabase(file);
}

/**
 * Puts a backup in the place of the embedded database, which must be stopped, without those who were erased since. The backup stays as
 * it is.
 * @param options.replace moves a database that is already there aside; without it, one that is there is an error
 * @returns what the backup holds, how many people were erased again, and where the earlier database went
 */
export async function restore(
  config: Config,
  file: string,
  { replace }: { replace: boolean },
): Promise<{ contents: Contents; erased: number; earlier: string | undefined }> {
  const { dataDir } = config;
  const contents = await checkBackup(file);
  const target = databaseFile(dataDir);
  if (existsSync(target) && !replace) {
    throw new Error(`${dataDir} already holds a database. Add --replace to move it aside.`);
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = path.join(dataDir, 'restoring');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const copy = databaseFile(folder);
  try {
    await copyFile(file, copy);
    await chmod(copy, 0o600);
    const erased = await finishIn({ ...config, dataDir: folder }, dataDir);
    await flush(copy);
    const earlier = existsSync(target) ? await keepAside(target) : undefined;
    // Left behind by a database that is gone: SQLite would apply that journal to this one.
    for (const journal of journals) await rm(target + journal, { force: true });
    // In one step: after a crash the folder holds one database or the other, never none, which the server would replace by an empty one.
    await rename(copy, target);
    await flushFolder(dataDir);
    return { contents, erased, earlier };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs before the copy takes the database's place, so that nobody who was erased ever reappears there. */
async function finishIn(config: Config, erasuresDir: string): Promise<number> {
  const { db, dialect } = await openDatabase(config, { error: () => undefined });
  try {
    const erased = await finishRestore({ config, db, dialect, now: Date.now }, erasuresDir);
    // Brings all writes into the one file that is moved.
    await sql`pragma journal_mode = delete`.execute(db);
    return erased;
  } finally {
    await db.destroy();
  }
}

const journals = ['-wal', '-shm'];

/**
 * Gives a database a second name, which is its only one once another takes its place. A damaged one keeps its journal beside it, from
 * which some of it may be recovered.
 */
async function keepAside(target: string): Promise<string> {
  const aside = `${target}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  // Before SQLite opens the database: it deletes a journal that it cannot read.
  for (const journal of journals)
    if (existsSync(target + journal)) await link(target + journal, aside + journal);
  const removeJournals = async () => {
    for (const journal of journals) await rm(aside + journal, { force: true });
  };
  try {
    if (closeJournal(target)) await removeJournals();
  } catch (error) {
    await removeJournals();
    throw error;
  }
  await link(target, aside);
  return aside;
}

/**
 * Brings all writes into the main file.
 * @returns false if it is damaged
 * @throws an error while another process has the database open
 */
function closeJournal(file: string): boolean {
  const database = new Database(file);
  try {
    database.pragma('journal_mode = DELETE');
    return true;
  } catch (error) {
    if (isBusy(error)) throw new Error('The database is in use. Stop the server first.', { cause: error });
    if (!isDamaged(error)) throw error;
    return false;
  } finally {
    database.close();
  }
}
