import { sql } from 'kysely';
import type { OpenedDatabase } from './openDatabase';

/**
 * Runs a job that copies of the server on one PostgreSQL must not run at the same time. A copy that finds another at it leaves the job to
 * that one. SQLite serves a single copy.
 * @param name the same in all copies
 * @param work makes its own queries: the transaction here only holds an advisory lock, which ends with the connection, however this process
 * ends
 */
export async function oneAtATime(
  { db, dialect }: Pick<OpenedDatabase, 'db' | 'dialect'>,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  if (dialect === 'sqlite') return work();
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      isMine: boolean;
    }>`select pg_try_advisory_xact_lock(hashtext(${name})) as "isMine"`.execute(trx);
    if (rows[0]?.isMine) await work();
  });
}
