import type { Dialect, Trx } from './schema';

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
