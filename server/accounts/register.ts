import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registration } from '@/contract/accounts';
import { apiPaths } from '@/contract/paths';
import { toasts } from '@/contract/toasts';
import type { Context } from '@server/context/context';
import { emailKey } from '@server/database/queries';
import { parseBody } from '@server/http/parseBody';
import { HttpError } from '@server/http/HttpError';
import { limits } from '@server/rateLimit/limits';
import { consumeByNetwork } from '@server/rateLimit/rateLimit';
import { logSecurity } from '@server/lib/securityLog';
import { hashPassword } from './passwords';

/** The endpoint that creates an account (docs/behaviour.md, section 7); 409 if the email address already has one. */
export function registerRegistration(app: FastifyInstance, context: Context): void {
  app.post(apiPaths.register, async (request) => {
    const registration = parseBody(Registration, request.body);
    await consumeByNetwork(context, 'register', request, limits.registrationByNetwork);
    const account = await storeAccount(context, registration, request.ip);
    if (account) {
      logSecurity(context.log, 'registration', { account, address: request.ip });
      return { msg: toasts.registered };
    }
    throw new HttpError(
      409,
      'There is already an account with this email address. Sign in, or set a new password.',
    );
  });
}

/** Returns the account's id, or undefined if the address already has an account, even one created concurrently. */
async function storeAccount({ db, now }: Context, registration: Registration, address: string) {
  const { email, name, lastName, phone, password } = registration;
  const time = now();
  const inserted = await db
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      email,
      email_key: emailKey(email),
      name,
      last_name: lastName,
      phone,
      password_hash: await hashPassword(password, address),
      created_at: time,
      last_used_at: time,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}
