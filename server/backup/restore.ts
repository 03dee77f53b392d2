import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Config } from '@server/config/readConfig';
import { lockFolder } from '@server/database/lockFolder';
import { openDatabase } from '@server/database/openDatabase';
import { databaseFile, restoringFolder } from '@server/database/openSqlite';
import { ifMissing } from '@server/lib/files';
import { checkDatabase } from './checkDatabase';
import { finishRestore, type Restored } from './finishRestore';

/**
 * Puts a backup in the place of the embedded database, without those who were erased since. The backup stays as it is.
 * @param options.replace moves a database that is already there aside; without it, one that is there is an error
 */
export async function restore(
  config: Config,
  file: string,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const { dataDir } = config;
  await checkDatabase(file);
  const target = databaseFile(dataDir);
  const lock = lockFolder(dataDir);
  const folder = restoringFolder(dataDir);
  const copy = databaseFile(folder);
  try {
    if (existsSync(target) && !replace)
      throw new Error(`${dataDir} already holds a database. Add --replace to move it aside.`);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    await copyFile(file, copy);
    // The last writes of a database that was moved aside after a crash.
    await copyFile(`${file}-wal`, `${copy}-wal`).catch(ifMissing);
    // copyFile copies the mode too, and others may be allowed to read the backup.
    await chmod(copy, 0o600);
    const restored = await finishIn({ ...config, dataDir: folder }, dataDir);
    const earlier = await moveAside(target);
    await rename(copy, target);
    return { ...restored, earlier };
  } finally {
    // Where there is no database yet, it stays: it keeps a server from starting with an empty one.
    if (existsSync(target)) await rm(folder, { recursive: true, force: true });
    lock.release();
  }
}

/** Runs before the copy takes the database's place, so that nobody who was erased ever reappears there. */
async function finishIn(config: Config, erasuresDir: string): Promise<Restored> {
  const { db, dialect } = await openDatabase(config, { error: () => undefined });
  try {
    const restored = await finishRestore({ config, db, dialect, now: Date.now }, erasuresDir);
    // Brings all writes into the one file that is moved.
    await sql`pragma journal_mode = delete`.execute(db);
    return restored;
  } finally {
    await db.destroy();
  }
}

/**
 * Moves the database out of the way, with what is left of its journal: SQLite would apply it to the next database of this name.
 * @returns where it is now; undefined if there was none
 */
async function moveAside(target: string): Promise<string | undefined> {
  const isThere = existsSync(target);
  const aside = `${target}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  for (const suffix of ['', '-wal', '-shm']) await rename(target + suffix, aside + suffix).catch(ifMissing);
  return isThere ? aside : undefined;
}
