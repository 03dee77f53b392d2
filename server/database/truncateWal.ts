import { sql } from 'kysely';
import type { OpenedDatabase } from './openDatabase';
import { BUSY_MS } from './openSqlite';

/**
 * Checkpoints SQLite's write-ahead log and truncates it, since it would otherwise keep what was deleted. PostgreSQL recycles its own log.
 * @returns false if the database is in use
 */
export async function truncateWal({ db, dialect }: Pick<OpenedDatabase, 'db' | 'dialect'>): Promise<boolean> {
  if (dialect === 'postgres') return true;
  return db.connection().execute(async (connection) => {
    // Waiting inside SQLite would block the whole process.
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(BUSY_MS)}`.execute(connection);
    }
  });
}
