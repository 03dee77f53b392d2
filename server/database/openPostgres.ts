import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Db, Tables } from './schema';

const INT8 = types.builtins.INT8;

/** What a database needs to say; a pino logger fits. */
export type DatabaseLog = { error: (fields: object, words: string) => void };

/**
 * Opens a PostgreSQL by its address. Connects at the first query; bigint comes back as number.
 * @param url postgres://user:password@host/database
 * @param log is told of connections that broke while idle; the pool makes new ones
 */
export function openPostgres(url: string, log: DatabaseLog): Db {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: (id, format) => (id === INT8 ? Number : types.getTypeParser(id, format)) },
  });
  // Without a listener a restart of PostgreSQL would end this process.
  pool.on('error', (error) => log.error({ reason: error.message }, 'a database connection broke'));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
