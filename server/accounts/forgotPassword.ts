import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ForgotPassword } from '@/contract/accounts';
import { toasts } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import type { Context } from '@server/context';
import { checked } from '@server/http/checkBody';
import { takeAttempt } from '@server/limits/limit';
import { mailSetting } from '@server/mail/mailSetting';
import { resetLink, resetMessage } from '@server/mail/messages';
import { queueMail } from '@server/mail/outbox';
import { emailKey } from './emailKey';
import { hashSecret, makeSecret } from './secrets';

const HOUR = 60 * 60 * 1000;
const PER_ADDRESS = { max: 30, windowMs: HOUR };
const PER_EMAIL = { max: 5, windowMs: HOUR };
/** Longer than storing a mail takes, so that the time of the answer does not tell whether there was one to store. */
const ANSWER_MILLISECONDS = 250;

/**
 * Answers the call that sends a reset link (specification section 7): the same words, as late, whether the account exists or
 * not. The link works once, for one hour; without a mail server it is in the log too.
 */
export function registerForgotPassword(app: FastifyInstance, context: Context): void {
  app.post(apiPaths.forgotPassword, async (request) => {
    const { email } = checked(ForgotPassword, request.body);
    await takeAttempt(context, `forgot:${request.ip}`, PER_ADDRESS);
    await takeAttempt(context, `forgot:${emailKey(email)}`, PER_EMAIL);
    const answerTime = pause(ANSWER_MILLISECONDS);
    await sendLink(context, email);
    await answerTime;
    return { msg: toasts.resetLinkSent };
  });
}

async function sendLink({ config, db, log, now }: Context, email: string): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  if (!account) return;
  const token = makeSecret();
  await db.transaction().execute(async (trx) => {
    const row = { token_hash: hashSecret(token), account_id: account.id, expires_at: now() + HOUR };
    await trx.insertInto('reset_tokens').values(row).execute();
    // To the address of the account and not the typed one: they may differ in case, and with some hosts in owner.
    await queueMail(trx, 'reset', resetMessage(mailSetting(config), { email: account.email, token }));
  });
  if (!config.smtpUrl)
    log.info(`No mail server is set, so here is the reset link: ${resetLink(config.siteUrl, token)}`);
}
