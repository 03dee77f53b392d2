import type { FastifyInstance } from 'fastify';
import { PasswordReset } from '@/contract/accounts';
import { apiPaths } from '@/contract/paths';
import { toasts } from '@/contract/toasts';
import type { Context } from '@server/context/context';
import type { AccountRow, Trx } from '@server/database/schema';
import { mailSettings } from '@server/mail/mailSettings';
import { passwordChangedMessage } from './accountMails';
import { queueMail } from '@server/mail/outbox';
import { parseBody } from '@server/http/parseBody';
import { HttpError } from '@server/http/HttpError';
import { consumeByNetwork } from '@server/rateLimit/byNetwork';
import { limits } from '@server/rateLimit/limits';
import { hashOf } from '@server/lib/secrets';
import { logSecurity } from '@server/lib/securityLog';
import { hashPassword } from './passwords';
import { refuseGuessable } from './refuseGuessable';
import { resetSignInAttempts } from './signInAttempts';

/**
 * The endpoint that sets a new password (docs/behaviour.md, section 7); 410 if the link is unknown, expired or used, 400 if
 * the password is easily guessed. It also ends the account's sessions, invalidates its other links and mails the owner a notice.
 */
export function registerResetPassword(app: FastifyInstance, context: Context): void {
  app.post(apiPaths.resetPassword, async (request) => {
    const { token, newPassword } = parseBody(PasswordReset, request.body);
    await consumeByNetwork(context, 'reset', request, limits.resetByNetwork);
    const passwordHash = await hashPassword(newPassword);
    const { id, email } = await context.db.transaction().execute(async (trx) => {
      const accountId = await redeemToken(trx, hashOf(token), context.now());
      const account = await setPassword(trx, accountId, passwordHash);
      // Thrown inside the transaction, so that the link stays good for another password.
      refuseGuessable(newPassword, account);
      await queueNotice(context, trx, account);
      return account;
    });
    await resetSignInAttempts(context, request, { email, accountId: id });
    logSecurity(context.log, 'reset', { account: id, address: request.ip });
    return { msg: toasts.passwordReset };
  });
}

/** Tells the owner, in case someone else who can read their mail changed the password. */
async function queueNotice(
  context: Context,
  trx: Trx,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
): Promise<void> {
  const message = passwordChangedMessage(mailSettings(context.config), { email, changedAt: context.now() });
  await queueMail(context, trx, 'notice', message, { reference: id });
}

async function redeemToken(trx: Trx, tokenHash: string, now: number): Promise<string> {
  const token = await trx
    .updateTable('reset_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  if (!token) throw new HttpError(410, 'This link has expired or was used before. Ask for a new one.');
  await trx
    .updateTable('reset_tokens')
    .set({ used_at: now })
    .where('account_id', '=', token.account_id)
    .where('used_at', 'is', null)
    .execute();
  return token.account_id;
}

/** Returns the account. */
async function setPassword(
  trx: Trx,
  accountId: string,
  passwordHash: string,
): Promise<Pick<AccountRow, 'id' | 'email' | 'name' | 'last_name'>> {
  const account = await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .returning(['id', 'email', 'name', 'last_name'])
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  return account;
}
