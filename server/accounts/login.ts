import type { FastifyInstance } from 'fastify';
import { Credentials, type SignInAnswer } from '@/contract/accounts';
import { apiPaths } from '@/contract/paths';
import type { Context } from '@server/context/context';
import { emailKey } from '@server/database/queries';
import type { AccountRow } from '@server/database/schema';
import { parseBody } from '@server/http/parseBody';
import { HttpError } from '@server/http/HttpError';
import { logSecurity } from '@server/lib/securityLog';
import { rememberDevice } from './cookies';
import { verifyPassword } from './passwords';
import { countSignInAttempt, resetSignInAttempts } from './signInAttempts';
import { startSession } from './sessions';

/**
 * The endpoint that signs in (docs/behaviour.md, section 7): starts a session and returns the name to greet. Wrong credentials get
 * 400, like any form error, without saying which of the two is wrong.
 */
export function registerLogin(app: FastifyInstance, context: Context): void {
  app.post(apiPaths.login, async (request, reply): Promise<SignInAnswer> => {
    const { email, password } = parseBody(Credentials, request.body);
    const account = await findAccount(context, email);
    const who = { email, account };
    const logged = { account: account?.id, address: request.ip };
    await countSignInAttempt(context, request, who);
    const isValid = await verifyPassword(account?.password_hash, password, request.ip);
    if (!account || !isValid || !(await startSession(context, request, reply, account))) {
      logSecurity(context.log, 'sign-in-refused', logged);
      throw new HttpError(
        400,
        'This email and password do not match. Check both, or choose Forgot Password?',
      );
    }
    await resetSignInAttempts(context, request, who);
    rememberDevice({ config: context.config, request, reply }, account);
    logSecurity(context.log, 'sign-in', logged);
    return { username: account.name };
  });
}

function findAccount({ db }: Context, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}
