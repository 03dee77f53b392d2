import { createToken } from '@server/lib/secrets';
import type { Db, Dialect, Trx } from './schema';

/**
 * Makes the transactions of one account wait for each other. SQLite has a single writer anyway.
 * @returns its id; undefined if there is no such account
 */
export async function lockAccount(
  dialect: Dialect,
  trx: Trx,
  column: 'id' | 'email_key',
  value: string,
): Promise<string | undefined> {
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where(column, '=', value)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return account?.id;
}

// Well below the parameters that a statement may have: 32,766 in SQLite, 65,535 in PostgreSQL; a vacancy has 14.
const BATCH_SIZE = 1000;

/** Splits rows into batches that each fit one statement. */
export function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE) yield rows.slice(from, from + BATCH_SIZE);
}

/** An email address as accounts, limits and searches compare it: upper and lower case are the same. */
export const emailKey = (email: string): string => email.toLowerCase();

const SECRET_KEY = 'cookie-key';

/**
 * Loads the secret that signs cookies and hashes the addresses of erased people: created once, and shared by all copies of the server
 * through the database.
 */
export async function loadSecret(db: Db): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: SECRET_KEY, value: createToken() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', SECRET_KEY)
    .executeTakeFirstOrThrow();
  return value;
}
