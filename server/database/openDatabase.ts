import { messageOf } from '@server/lib/log';
import { migrate } from './migrate';
import { openPostgres, type DatabaseLog } from './openPostgres';
import { openSqlite, sqliteMessage } from './openSqlite';
import type { Db, Dialect } from './schema';

/** A database's location, as in the configuration. */
export type Place = { databaseUrl?: string | undefined; dataDir: string };

/** `where` describes the database to people. */
export type OpenedDatabase = { db: Db; dialect: Dialect; where: string };

/**
 * Opens the configured database and runs pending migrations. Throws a readable message if it cannot be used.
 * @param options.mayBeNew false throws where there is no database yet: a command must not make one
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Place,
  log: DatabaseLog,
  { mayBeNew = true } = {},
): Promise<OpenedDatabase> {
  const where = databaseUrl ? 'PostgreSQL' : `SQLite in ${dataDir}`;
  const dialect = databaseUrl ? 'postgres' : 'sqlite';
  const open = (statementMs?: number) =>
    databaseUrl ? openPostgres(databaseUrl, log, statementMs) : openSqlite(dataDir, mayBeNew);
  let db: Db | undefined;
  try {
    // Without PostgreSQL's statement timeout: a migration may take long, and so may waiting for another copy to finish its own.
    db = open(0);
    if (!mayBeNew && (await db.introspection.getTables()).every(({ name }) => name !== 'accounts'))
      throw new Error(
        `it is empty. Is ${databaseUrl ? 'DATABASE_URL right, and did pg_restore succeed' : 'DATA_DIR right'}?`,
      );
    await migrate(db, dialect);
    if (dialect === 'sqlite') return { db, dialect, where };
    await db.destroy();
    return { db: open(), dialect, where };
  } catch (error) {
    await db?.destroy();
    const problem = databaseUrl ? connectionMessage(error) : sqliteMessage(error, dataDir);
    throw new Error(`The database (${where}) cannot be used: ${problem}`, { cause: error });
  }
}

// Failing to connect to several addresses gives an AggregateError without a message.
function connectionMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(connectionMessage).join('; ');
  const message = messageOf(error);
  return /SSL connections/.test(message)
    ? `${message}. On a private network, add ?sslmode=disable to DATABASE_URL`
    : message;
}
