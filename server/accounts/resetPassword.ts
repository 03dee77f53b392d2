import type { FastifyInstance } from 'fastify';
import { PasswordReset } from '@/contract/accounts';
import { toasts } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import type { Context } from '@server/context';
import type { Trx } from '@server/database/schema';
import { checked } from '@server/http/checkBody';
import { Refusal } from '@server/http/Refusal';
import { forgetAttempts, takeAttempt } from '@server/limits/limit';
import { loginKey } from './login';
import { hashPassword } from './passwords';
import { hashSecret } from './secrets';

const PER_ADDRESS = { max: 30, windowMs: 60 * 60 * 1000 };

/**
 * Answers the call that sets a new password (specification section 7). Ends every session of the account and every other
 * link that was sent for it.
 * Refuses (400) a link that is unknown, expired or used.
 */
export function registerResetPassword(app: FastifyInstance, context: Context): void {
  app.post(apiPaths.resetPassword, async (request) => {
    const { token, newPassword } = checked(PasswordReset, request.body);
    await takeAttempt(context, `reset:${request.ip}`, PER_ADDRESS);
    const passwordHash = await hashPassword(newPassword);
    const email = await context.db.transaction().execute(async (trx) => {
      const accountId = await useToken(trx, hashSecret(token), context.now());
      return setPassword(trx, accountId, passwordHash);
    });
    await forgetAttempts(context, loginKey(email));
    return { msg: toasts.passwordReset };
  });
}

async function useToken(trx: Trx, tokenHash: string, now: number): Promise<string> {
  const token = await trx
    .updateTable('reset_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  if (!token) throw new Refusal(400, 'This link has expired or was used before. Ask for a new one.');
  await trx
    .updateTable('reset_tokens')
    .set({ used_at: now })
    .where('account_id', '=', token.account_id)
    .where('used_at', 'is', null)
    .execute();
  return token.account_id;
}

/** Gives the account's email address. */
async function setPassword(trx: Trx, accountId: string, passwordHash: string): Promise<string> {
  const { email } = await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  return email;
}
