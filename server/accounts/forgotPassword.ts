import type { FastifyInstance } from 'fastify';
import { ForgotPassword } from '@/contract/accounts';
import { apiPaths } from '@/contract/paths';
import { toasts } from '@/contract/toasts';
import type { Context } from '@server/context/context';
import { emailKey } from '@server/database/emailKey';
import { parseBody } from '@server/http/parseBody';
import { isLoopback } from '@server/lib/networkAddress';
import { consumeByNetwork } from '@server/rateLimit/byNetwork';
import { limits } from '@server/rateLimit/limits';
import { consumeRateLimit } from '@server/rateLimit/rateLimit';
import { mailSettings } from '@server/mail/mailSettings';
import { resetLink, resetMessage } from './accountMails';
import { queueMail } from '@server/mail/outbox';
import { createToken, hashOf } from '@server/lib/secrets';
import { logSecurity } from '@server/lib/securityLog';
import { HOUR } from '@/lib/time/durations';

/** Longer than queueing a mail takes, so that the response time does not reveal whether the account exists. */
const MIN_RESPONSE_MS = 250;

/**
 * The endpoint that sends a reset link (docs/behaviour.md, section 7). Message and timing are the same whether the account exists
 * or not. The link works once, for one hour. On a developer's machine without a mail server it is logged too.
 */
export function registerForgotPassword(app: FastifyInstance, context: Context): void {
  app.post(apiPaths.forgotPassword, async (request) => {
    const { email } = parseBody(ForgotPassword, request.body);
    await consumeByNetwork(context, 'forgot', request, limits.resetLinkByNetwork);
    await consumeRateLimit(context, `forgot:${emailKey(email)}`, limits.resetLinkByEmail);
    const minimum = context.pause(MIN_RESPONSE_MS);
    const account = await sendLink(context, email);
    logSecurity(context.log, 'reset-asked', { account, address: request.ip });
    await minimum;
    return { msg: toasts.resetLinkSent };
  });
}

/** Returns the account's id, if there is one. */
async function sendLink({ config, db, log, now }: Context, email: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  if (!account) return undefined;
  const token = createToken();
  await db.transaction().execute(async (trx) => {
    const row = { token_hash: hashOf(token), account_id: account.id, expires_at: now() + HOUR };
    await trx.insertInto('reset_tokens').values(row).execute();
    // To the account's address, not the typed one: on some hosts, addresses that differ in case have different owners.
    const message = resetMessage(mailSettings(config), { email: account.email, token });
    await queueMail({ now }, trx, 'reset', message, { reference: account.id });
  });
  // Whoever reads the log of a public site must not be able to take over an account.
  if (!config.smtpUrl && isLoopback(new URL(config.siteUrl).hostname))
    log.info(`No mail server is configured, so here is the reset link: ${resetLink(config.siteUrl, token)}`);
  return account.id;
}
