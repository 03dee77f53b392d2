import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import Database from 'libsql';
import { BUSY_MS, databaseFile } from '@server/database/openSqlite';
import { checkDatabase, type Contents } from './checkDatabase';

/**
 * Copies the embedded database as it is at one moment, while the server runs, and checks the copy.
 * @param file must not exist
 */
export async function backUp(dataDir: string, file: string): Promise<Contents> {
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new Error(`There is no database in ${dataDir}. Is DATA_DIR right?`);
  if (existsSync(file)) throw new Error(`${file} exists already. Backups are never overwritten.`);
  const unfinished = `${file}.part`;
  await rm(unfinished, { force: true });
  try {
    copy(source, unfinished);
    const contents = await checkDatabase(unfinished);
    await rename(unfinished, file);
    return contents;
  } finally {
    await rm(unfinished, { force: true });
  }
}

function copy(source: string, target: string): void {
  const database = new Database(source);
  try {
    database.pragma(`busy_timeout = ${BUSY_MS}`);
    // Otherwise pages that were split still hold their old content, which no erasure after a restore would find.
    database.pragma('secure_delete = ON');
    database.exec(`vacuum into '${target.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
}
