import type { FastifyInstance } from 'fastify';
import { ForgotPassword, PasswordReset } from '@/contract/accounts';
import { apiPaths } from '@/contract/paths';
import { toasts } from '@/contract/toasts';
import { HOUR } from '@/lib/time/durations';
import type { Context } from '@server/context/context';
import { emailKey } from '@server/database/queries';
import type { AccountRow, Trx } from '@server/database/schema';
import { HttpError } from '@server/http/HttpError';
import { parseBody } from '@server/http/parseBody';
import { isLoopback } from '@server/lib/networkAddress';
import { createToken, hashOf } from '@server/lib/secrets';
import { logSecurity } from '@server/lib/securityLog';
import { mailSettings } from '@server/mail/message';
import { queueMail } from '@server/mail/outbox';
import { limits } from '@server/rateLimit/limits';
import { consumeByNetwork, isWithinRateLimit, resetRateLimit } from '@server/rateLimit/rateLimit';
import { resetLink, resetMessage, passwordChangedMessage } from './accountMails';
import { hashPassword } from './passwords';
import { resetSignInAttempts } from './signInAttempts';

/** Longer than queueing a mail takes, so that the response time does not reveal whether the account exists. */
const MIN_RESPONSE_MS = 250;

const linkKey = (email: string) => `forgot:${emailKey(email)}`;

/**
 * The endpoint that sends a reset link (docs/behaviour.md, section 7). Message and timing are the same whether the account exists
 * or not. The link works once, for one hour. On a developer's machine without a mail server it is logged too.
 */
export function registerForgotPassword(app: FastifyInstance, context: Context): void {
  app.post(apiPaths.forgotPassword, async (request) => {
    const { email } = parseBody(ForgotPassword, request.body);
    await consumeByNetwork(context, 'forgot', request, limits.resetLinkByNetwork);
    const minimum = context.pause(MIN_RESPONSE_MS);
    const isFirst = await isWithinRateLimit(context, linkKey(email), limits.resetLinkByEmail);
    const account = isFirst ? await sendLink(context, email) : undefined;
    logSecurity(context.log, 'reset-asked', { account, address: request.ip });
    await minimum;
    return { msg: toasts.resetLinkSent };
  });
}

/** Returns the account's id, if there is one whose owner may be mailed. */
async function sendLink({ config, db, log, now }: Context, email: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('email_key', '=', emailKey(email))
    .where('restricted_at', 'is', null)
    .executeTakeFirst();
  if (!account) return undefined;
  const token = createToken();
  const expiresAt = now() + HOUR;
  await db.transaction().execute(async (trx) => {
    const row = { token_hash: hashOf(token), account_id: account.id, expires_at: expiresAt };
    await trx.insertInto('reset_tokens').values(row).execute();
    // To the account's address, not the typed one: on some hosts, addresses that differ in case have different owners.
    const message = resetMessage(mailSettings(config), { email: account.email, token, expiresAt });
    await queueMail({ now }, trx, 'reset', message, { reference: account.id });
  });
  // Whoever reads the log of a public site must not be able to take over an account.
  if (!config.smtpUrl && isLoopback(new URL(config.siteUrl).hostname))
    log.info(`No mail server is configured, so here is the reset link: ${resetLink(config.siteUrl, token)}`);
  return account.id;
}

/**
 * The endpoint that sets a new password (docs/behaviour.md, section 7); 410 if the link is unknown, expired or used. It also ends
 * the account's sessions, invalidates its other links and mails the owner a notice.
 */
export function registerResetPassword(app: FastifyInstance, context: Context): void {
  app.post(apiPaths.resetPassword, async (request) => {
    const { token, newPassword } = parseBody(PasswordReset, request.body);
    await consumeByNetwork(context, 'reset', request, limits.resetByNetwork);
    const passwordHash = await hashPassword(newPassword, request.ip);
    const account = await context.db.transaction().execute(async (trx) => {
      const accountId = await redeemToken(trx, hashOf(token), context.now());
      const changed = await setPassword(trx, accountId, passwordHash);
      // In case someone else who can read the owner's mail has changed it.
      const change = { email: changed.email, changedAt: context.now() };
      const notice = passwordChangedMessage(mailSettings(context.config), change);
      await queueMail(context, trx, 'notice', notice, { reference: accountId });
      return changed;
    });
    await resetSignInAttempts(context, request, { email: account.email, account });
    // The link that was sent works no more.
    await resetRateLimit(context, linkKey(account.email));
    logSecurity(context.log, 'reset', { account: account.id, address: request.ip });
    return { msg: toasts.passwordReset };
  });
}

async function redeemToken(trx: Trx, tokenHash: string, now: number): Promise<string> {
  const token = await trx
    .deleteFrom('reset_tokens')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  if (!token)
    throw new HttpError(
      410,
      'This link has expired, was used before or is incomplete. Your password has not changed.',
    );
  await trx.deleteFrom('reset_tokens').where('account_id', '=', token.account_id).execute();
  return token.account_id;
}

/** Returns the account. */
async function setPassword(trx: Trx, accountId: string, passwordHash: string): Promise<AccountRow> {
  const account = await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  return account;
}
