import type { Config } from '@server/config';
import { migrate } from './migrate';
import type { Dialect } from './migrations';
import { openPostgres, type DatabaseLog } from './openPostgres';
import { openSqlite } from './openSqlite';
import type { Db } from './schema';

export type OpenedDatabase = { db: Db; dialect: Dialect; where: string };

/**
 * Opens the database of the configuration and brings its tables up to date.
 * @returns the database, and words for where it is
 * Refuses (throws, in words) a folder or server that cannot be used.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: DatabaseLog,
): Promise<OpenedDatabase> {
  const opened: OpenedDatabase = databaseUrl
    ? { db: openPostgres(databaseUrl, log), dialect: 'postgres', where: 'PostgreSQL' }
    : { db: await openSqlite(dataDir), dialect: 'sqlite', where: `SQLite in ${dataDir}` };
  try {
    await migrate(opened.db, opened.dialect);
  } catch (error) {
    await opened.db.destroy();
    throw new Error(`The database (${opened.where}) cannot be used: ${wordsOf(error)}`, { cause: error });
  }
  return opened;
}

// A refused connection to several addresses comes as an AggregateError without words of its own.
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
