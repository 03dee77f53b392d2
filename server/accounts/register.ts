import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registration } from '@/contract/accounts';
import { toasts } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import type { Context } from '@server/context';
import { checked } from '@server/http/checkBody';
import { Refusal } from '@server/http/Refusal';
import { takeAttempt } from '@server/limits/limit';
import { emailKey } from './emailKey';
import { hashPassword } from './passwords';

// A college may sign up a whole class from one address.
const PER_ADDRESS = { max: 60, windowMs: 60 * 60 * 1000 };

/** Answers the call that makes an account (specification section 7). Refuses (409) an email address that has one. */
export function registerRegister(app: FastifyInstance, context: Context): void {
  app.post(apiPaths.register, async (request) => {
    const registration = checked(Registration, request.body);
    await takeAttempt(context, `register:${request.ip}`, PER_ADDRESS);
    if (await storeAccount(context, registration)) return { msg: toasts.registered };
    throw new Refusal(
      409,
      'There is already an account with this email address. Sign in, or set a new password.',
    );
  });
}

/** False when the address has an account, made long ago or at this very moment. */
async function storeAccount({ db, now }: Context, registration: Registration): Promise<boolean> {
  const { email, name, lastName, phone, password } = registration;
  const inserted = await db
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      email,
      email_key: emailKey(email),
      name,
      last_name: lastName,
      phone,
      password_hash: await hashPassword(password),
      created_at: now(),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
