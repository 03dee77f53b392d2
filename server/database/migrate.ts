import { type Migration, Migrator, sql } from 'kysely';
import { tables } from './migrations/001_tables';
import type { Db, Dialect } from './schema';

/**
 * All migrations by name, for SQLite and PostgreSQL alike, listed here so that the bundle holds them. Never edit a released one: add a
 * file with the next number.
 */
export const migrations: Record<string, Migration> = { '001_tables': tables };

/** Runs the pending migrations, all or none of them. Copies of the server that start at once wait for each other. */
export async function migrate(db: Db, dialect: Dialect): Promise<void> {
  await db.connection().execute(async (connection) => {
    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
    const run = async () => {
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    };
    await (dialect === 'sqlite' ? inTransaction(connection, run) : run());
  });
}

/** Kysely uses no transaction on SQLite, and no lock. */
async function inTransaction(connection: Db, run: () => Promise<void>): Promise<void> {
  await sql`begin immediate`.execute(connection);
  try {
    await run();
    await sql`commit`.execute(connection);
  } catch (error) {
    await sql`rollback`.execute(connection);
    throw error;
  }
}
