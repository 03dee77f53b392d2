import { existsSync } from 'node:fs';
import { chmod, copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import Database from 'libsql';
import { databaseFile, isBusy, isDamaged } from '@server/database/openSqlite';
import { checkDatabase, type Contents } from './checkDatabase';
import { verifyChecksum, flush, flushFolder } from './files';

/** Checks a backup against its checksum, and that it is a whole database. */
export async function checkBackup(file: string): Promise<Contents> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  await verifyChecksum(file);
  return checkDatabase(file);
}

/**
 * Puts a backup in the place of the embedded database, which must be stopped. The backup stays as it is.
 * @param options.replace moves a database that is already there aside; without it, one that is there is an error
 * @returns what the backup holds, and where the earlier database went
 */
export async function restore(
  dataDir: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<{ contents: Contents; earlier: string | undefined }> {
  const contents = await checkBackup(file);
  const target = databaseFile(dataDir);
  if (existsSync(target) && !replace) {
    throw new Error(`${dataDir} already holds a database. Add --replace to move it aside.`);
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const copy = `${target}.part`;
  try {
    await copyFile(file, copy);
    await chmod(copy, 0o600);
    await flush(copy);
    const earlier = existsSync(target) ? await keepAside(target) : undefined;
    // Left behind by a database that is gone: SQLite would apply that journal to this one.
    for (const journal of journals) await rm(target + journal, { force: true });
    // In one step: after a crash the folder holds one database or the other, never none, which the server would replace by an empty one.
    await rename(copy, target);
    await flushFolder(dataDir);
    return { contents, earlier };
  } finally {
    await rm(copy, { force: true });
  }
}

const journals = ['-wal', '-shm'];

/**
 * Gives a database a second name, which is its only one once another takes its place. A damaged one keeps its journal beside it, from
 * which some of it may be recovered.
 */
async function keepAside(target: string): Promise<string> {
  closeJournal(target);
  const aside = `${target}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  await link(target, aside);
  for (const journal of journals)
    if (existsSync(target + journal)) await link(target + journal, aside + journal);
  return aside;
}

/**
 * Brings all writes into the main file, unless it is damaged.
 * @throws an error while another process has the database open
 */
function closeJournal(file: string): void {
  const database = new Database(file);
  try {
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    if (isBusy(error)) throw new Error('The database is in use. Stop the server first.', { cause: error });
    if (!isDamaged(error)) throw error;
  } finally {
    database.close();
  }
}
