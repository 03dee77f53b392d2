import type { FastifyInstance } from 'fastify';
import { Credentials, type SignInAnswer } from '@/contract/accounts';
import { apiPaths } from '@/contract/paths';
import type { Context } from '@server/context';
import type { AccountRow } from '@server/database/schema';
import { checked } from '@server/http/checkBody';
import { Refusal } from '@server/http/Refusal';
import { forgetAttempts, takeAttempt } from '@server/limits/limit';
import { emailKey } from './emailKey';
import { isPassword } from './passwords';
import { startSession } from './sessions';

const QUARTER_HOUR = 15 * 60 * 1000;
// Guessing one person's password, and one password for everybody. A ward may share one address.
const PER_EMAIL = { max: 10, windowMs: QUARTER_HOUR };
const PER_ADDRESS = { max: 100, windowMs: QUARTER_HOUR };

/** Under what the attempts on one account are counted. */
export const loginKey = (email: string): string => `login:${emailKey(email)}`;

/**
 * Answers the call that signs in (specification section 7) with the name to greet, and starts a session.
 * Refuses (400, as the answer of a form that is wrong) credentials that do not belong to an account, without saying which of the
 * two is wrong.
 */
export function registerLogin(app: FastifyInstance, context: Context): void {
  app.post(apiPaths.login, async (request, reply): Promise<SignInAnswer> => {
    const { email, password } = checked(Credentials, request.body);
    await takeAttempt(context, `login:${request.ip}`, PER_ADDRESS);
    await takeAttempt(context, loginKey(email), PER_EMAIL);
    const account = await findAccount(context, email);
    const isRight = await isPassword(account?.password_hash, password);
    if (!account || !isRight || !(await startSession(context, request, reply, account))) {
      throw new Refusal(400, 'Email or password is not right.');
    }
    await forgetAttempts(context, loginKey(email));
    return { username: account.name };
  });
}

function findAccount({ db }: Context, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}
