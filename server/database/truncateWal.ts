import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { OpenedDatabase } from './openDatabase';
import type { Db } from './schema';

const ATTEMPTS = 40;
const PAUSE_MS = 250;

/**
 * Checkpoints SQLite's write-ahead log and truncates it, since it would otherwise keep what was deleted. Tries for ten seconds
 * while the database is in use. PostgreSQL recycles its own log.
 * @returns false if the database was in use all that time
 */
export async function truncateWal({ db, dialect }: Pick<OpenedDatabase, 'db' | 'dialect'>): Promise<boolean> {
  if (dialect === 'postgres') return true;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (await tryToTruncate(db)) return true;
    await pause(PAUSE_MS);
  }
  return false;
}

async function tryToTruncate(db: Db): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    // Waiting inside SQLite would block the whole process.
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const done = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return done.rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection);
    }
  });
}
