import { randomBytes } from 'node:crypto';
import type { Db } from '@server/database/schema';

const KEY = 'cookie-key';

/** The key that signs cookies: made once, and shared by every copy of the server through the database. */
export async function readCookieKey(db: Db): Promise<string> {
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
