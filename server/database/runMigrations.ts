import { sql } from 'kysely';
import type { Dialect } from './migration';
import { migrations } from './migrations';
import type { Db, Trx } from './schema';

// Arbitrary, but the same for all copies of the server.
const MIGRATION_LOCK = 7_200_946;

/** Runs the pending migrations in one transaction. Copies of the server that start at once wait for each other. */
export async function runMigrations(db: Db, dialect: Dialect): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (dialect === 'postgres') {
      // A migration may take long, and so may waiting for another copy to finish its own.
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    }
    const applied = await appliedMigrations(trx);
    for (const { name, up } of migrations) {
      if (applied.has(name)) continue;
      await up(trx, dialect);
      await sql`insert into migrations (name, applied_at) values (${name}, ${Date.now()})`.execute(trx);
    }
  });
}

async function appliedMigrations(trx: Trx): Promise<Set<string>> {
  await trx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('applied_at', 'bigint', (c) => c.notNull())
    .execute();
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx);
  return new Set(rows.map(({ name }) => name));
}
