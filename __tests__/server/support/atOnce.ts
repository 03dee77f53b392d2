import { sql } from 'kysely';
import type { Context } from '@server/context/context';
import type { Tables } from '@server/database/schema';
import { until } from './until';

/**
 * Runs tasks that look for a row of a table and then insert one, and lets none insert before all others wait: for the table, or for a lock
 * that one of them has. SQLite has one connection, so there they run one after the other.
 */
export async function atOnce<Result>(
  { db, dialect }: Context,
  table: keyof Tables,
  tasks: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const runAll = () => Promise.all(tasks.map((task) => task()));
  if (dialect === 'sqlite') return runAll();
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`;
  let running: Promise<Result[]> = Promise.resolve([]);
  await db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx);
    running = runAll();
    await until(async () => (await waiting.execute(db)).rows[0]!.count >= tasks.length);
  });
  return running;
}
