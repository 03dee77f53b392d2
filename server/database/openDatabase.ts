import { messageOf } from '@server/lib/log';
import { migrate } from './migrate';
import { openPostgres, type DatabaseLog } from './openPostgres';
import { openSqlite, restoreHint } from './openSqlite';
import type { Db, Dialect } from './schema';

/** A database's location, as in the configuration. */
export type Place = { databaseUrl?: string | undefined; dataDir: string };

/** `where` describes the database to people. */
export type OpenedDatabase = { db: Db; dialect: Dialect; where: string };

/** Opens the configured database and runs pending migrations. Throws a readable message if it cannot be used. */
export async function openDatabase(
  { databaseUrl, dataDir }: Place,
  log: DatabaseLog,
): Promise<OpenedDatabase> {
  const opened: OpenedDatabase = databaseUrl
    ? { db: openPostgres(databaseUrl, log), dialect: 'postgres', where: 'PostgreSQL' }
    : { db: openSqlite(dataDir), dialect: 'sqlite', where: `SQLite in ${dataDir}` };
  // A migration may take long, and so may waiting for another copy to finish its own.
  const migrationDb = databaseUrl ? openPostgres(databaseUrl, log, 0) : opened.db;
  try {
    await migrate(migrationDb, opened.dialect);
  } catch (error) {
    await opened.db.destroy();
    throw new Error(
      `The database (${opened.where}) cannot be used: ${connectionMessage(error)}${restoreHint(error)}`,
      {
        cause: error,
      },
    );
  } finally {
    if (migrationDb !== opened.db) await migrationDb.destroy();
  }
  return opened;
}

// Failing to connect to several addresses gives an AggregateError without a message.
function connectionMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(connectionMessage).join('; ');
  const message = messageOf(error);
  return /SSL connections/.test(message)
    ? `${message}. On a private network, add ?sslmode=disable to DATABASE_URL`
    : message;
}
