import { randomBytes } from 'node:crypto';
import type { Db } from '@server/database/schema';

const KEY = 'cookie-key';

/** The secret that signs cookies: created once, and shared by all copies of the server through the database. */
export async function loadCookieSecret(db: Db): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: KEY, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirstOrThrow();
  return value;
}
