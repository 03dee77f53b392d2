import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import { fastifyPlugin } from 'fastify-plugin';
import type { Context } from '@server/context/context';
import type { Db } from '@server/database/schema';
import { registerForgotPassword, registerResetPassword } from './passwordReset';
import { registerLogin } from './login';
import { registerRegistration } from './register';
import { endSessionsOnSignOut } from './sessions';

/** The cookies of sessions, signing out on any call, and the endpoints of accounts (docs/behaviour.md, section 7). */
export const registerAccounts = fastifyPlugin<Context>(async (app, context) => {
  await app.register(cookie, { secret: await loadCookieSecret(context.db) });
  endSessionsOnSignOut(app, context);
  registerRegistration(app, context);
  registerLogin(app, context);
  registerForgotPassword(app, context);
  registerResetPassword(app, context);
});

const KEY = 'cookie-key';

/** The secret that signs cookies: created once, and shared by all copies of the server through the database. */
async function loadCookieSecret(db: Db): Promise<string> {
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
