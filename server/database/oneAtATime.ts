import { sql } from 'kysely';
import type { OpenedDatabase } from './openDatabase';

/**
 * Runs a job unless another copy of the server on the same PostgreSQL is running it. With SQLite there is only one copy.
 * @param name of the job, the same in all copies
 * @param work makes its own queries: the transaction here only holds an advisory lock, which PostgreSQL releases even if this process
 * crashes
 */
export async function oneAtATime(
  { db, dialect }: Pick<OpenedDatabase, 'db' | 'dialect'>,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  if (dialect === 'sqlite') return work();
  await db.transaction().execute(async (trx) => {
    const lock = sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(hashtext(${name})) as locked`;
    const { rows } = await lock.execute(trx);
    if (rows[0]?.locked) await work();
  });
}
