import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '@server/context/context';
import type { AccountRow, Trx } from '@server/database/schema';
import { createToken, hashOf } from '@server/lib/secrets';
import {
  readSessionCookies,
  SESSION_LIFETIME,
  type SessionTokens,
  setSessionCookies,
} from './sessionCookies';
import { deleteSession } from './sessions';

/** Per account; more than anyone has devices. */
const MAX_SESSIONS = 20;

/**
 * Signs an account in: stores a session, sets its cookies and ends the browser's previous session.
 * @param account as it was when its password was verified
 * @returns false, without a session, if the password has changed since
 */
export async function startSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const tokens = { session: createToken(), mark: createToken() };
  const isStarted = await context.db.transaction().execute(async (trx) => {
    if (!(await lockUnchanged(context, trx, account))) return false;
    // After the account is locked: a password reset takes the locks in the same order, so the two cannot deadlock.
    await deleteSession(trx, readSessionCookies({ config: context.config, request }).session);
    await storeSession(trx, account.id, tokens, context.now());
    await keepNewest(trx, account.id);
    return true;
  });
  if (isStarted) setSessionCookies({ config: context.config, request, reply }, tokens);
  return isStarted;
}

/** Locks the account against a password change until the transaction ends; false if the password has already changed. */
async function lockUnchanged(
  { dialect }: Context,
  trx: Trx,
  { id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const unchanged = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    // Waits for a concurrent password change. SQLite has a single writer anyway.
    .$if(dialect === 'postgres', (query) => query.forShare())
    .executeTakeFirst();
  return unchanged !== undefined;
}

async function storeSession(
  trx: Trx,
  accountId: string,
  { session, mark }: SessionTokens,
  time: number,
): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({
      id: hashOf(session),
      mark_hash: hashOf(mark),
      account_id: accountId,
      created_at: time,
      expires_at: time + SESSION_LIFETIME,
      last_used_at: time,
    })
    .execute();
}

/** Ends the account's oldest sessions beyond MAX_SESSIONS. */
async function keepNewest(trx: Trx, accountId: string): Promise<void> {
  const newest = trx
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_SESSIONS);
  await trx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', 'not in', newest)
    .execute();
}
