import type { FastifyInstance } from 'fastify';
import { Credentials, type SignInAnswer } from '@/contract/accounts';
import { apiPaths } from '@/contract/paths';
import type { Context } from '@server/context';
import type { AccountRow } from '@server/database/schema';
import { parseBody } from '@server/http/parseBody';
import { HttpError } from '@server/http/HttpError';
import { resetRateLimit, consumeRateLimit } from '@server/rateLimit/rateLimit';
import { emailKey } from './emailKey';
import { verifyPassword } from './passwords';
import { startSession } from './sessions';

const QUARTER_HOUR = 15 * 60 * 1000;
// Against guessing one account's password, and trying one password on many accounts. A ward may share one IP address.
const PER_EMAIL = { max: 10, windowMs: QUARTER_HOUR };
const PER_IP = { max: 100, windowMs: QUARTER_HOUR };

/** The rate limit key of one account. */
export const loginRateLimitKey = (email: string): string => `login:${emailKey(email)}`;

/**
 * The endpoint that signs in (specification section 7): starts a session and returns the name to greet. Wrong credentials get
 * 400, like any form error, without saying which of the two is wrong.
 */
export function registerLogin(app: FastifyInstance, context: Context): void {
  app.post(apiPaths.login, async (request, reply): Promise<SignInAnswer> => {
    const { email, password } = parseBody(Credentials, request.body);
    await consumeRateLimit(context, `login:${request.ip}`, PER_IP);
    await consumeRateLimit(context, loginRateLimitKey(email), PER_EMAIL);
    const account = await findAccount(context, email);
    const isValid = await verifyPassword(account?.password_hash, password);
    if (!account || !isValid || !(await startSession(context, request, reply, account))) {
      throw new HttpError(400, 'Email or password is not right.');
    }
    await resetRateLimit(context, loginRateLimitKey(email));
    return { username: account.name };
  });
}

function findAccount({ db }: Context, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}
