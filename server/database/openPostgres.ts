import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { isLoopback } from '@server/lib/networkAddress';
import type { Db, Tables } from './schema';

const INT8 = types.builtins.INT8;
/** Longer than any query takes; a query that hangs must not hold a connection for ever. */
const STATEMENT_MS = 30_000;
/** How much longer the client waits than the server, in case the server has frozen. */
const GRACE_MS = 1000;

/** The part of a pino logger that a database needs. */
export type DatabaseLog = { error: (fields: object, message: string) => void };

/**
 * Opens a PostgreSQL database; it connects at the first query. bigint is read as number. A connection that leaves this machine
 * is encrypted and its certificate verified, unless the address says otherwise by `sslmode`.
 * @param url postgres://user:password@host/database
 * @param statementMs how long a statement may take; 0 for any time
 */
export function openPostgres(url: string, log: DatabaseLog, statementMs = STATEMENT_MS): Db {
  const pool = new Pool({
    connectionString: url,
    ...(needsTls(url) && { ssl: { rejectUnauthorized: true } }),
    max: 10,
    connectionTimeoutMillis: 10_000,
    // Notices a server that vanished without closing its connections.
    keepAlive: true,
    // The pool awaits this. PgBouncer refuses it as a connection option.
    onConnect: (client) => client.query(`set statement_timeout = ${statementMs}`),
    ...(statementMs > 0 && { query_timeout: statementMs + GRACE_MS }),
    types: { getTypeParser: (id, format) => (id === INT8 ? Number : types.getTypeParser(id, format)) },
  });
  // Without these listeners, losing a connection would end this process, whether it was idle or in the middle of a transaction (which
  // then fails). The pool drops the connection and opens another.
  pool.on('connect', (client) =>
    client.on('error', ({ message }) => log.error({ reason: message }, 'database connection lost')),
  );
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Exported for its test: no test reaches a database on another machine. */
export function needsTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  const isSocket = host === '' || host.startsWith('/') || host.startsWith('%2F');
  return !isSocket && !isLoopback(host) && !searchParams.has('sslmode') && !searchParams.has('ssl');
}
