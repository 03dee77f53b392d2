import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import { SIGN_OUT_HEADER } from '@/contract/session';
import { CLOCK_SKEW, HOUR } from '@/lib/time/durations';
import type { Context } from '@server/context/context';
import type { AccountRow, Db } from '@server/database/schema';
import { HttpError } from '@server/http/HttpError';
import { isApiRequest } from '@server/http/requests';
import { hashOf, isSameSecret, createToken } from '@server/lib/secrets';
import { logSecurity } from '@server/lib/securityLog';
import {
  clearSessionCookies,
  readSessionCookies,
  SESSION_IDLE_LIFETIME,
  SESSION_LIFETIME,
  setSessionCookies,
} from './cookies';
import { markAccountUsed } from './unusedAccounts';

/** A use is stored only this often, so that reading does not write. */
const USE_PRECISION = HOUR;

/**
 * Reads the session of a request, and counts as its use.
 * @throws HttpError 401 without both tokens of a current session
 */
export async function requireSession(
  context: Context,
  request: FastifyRequest,
): Promise<{ accountId: string; accountEmail: string }> {
  const { session, mark } = readSessionCookies({ config: context.config, request });
  if (!session || !mark) throw signInFirst();
  const time = context.now();
  const row = await context.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.email', 'sessions.mark_hash', 'sessions.last_used_at'])
    .where('sessions.id', '=', hashOf(session))
    .where('sessions.expires_at', '>', time)
    .where('sessions.last_used_at', '>', time - SESSION_IDLE_LIFETIME)
    .where('sessions.last_used_at', '<=', time + CLOCK_SKEW)
    .executeTakeFirst();
  if (!row || !isSameSecret(row.mark_hash, hashOf(mark))) throw signInFirst();
  if (row.last_used_at <= time - USE_PRECISION) {
    const used = context.db.updateTable('sessions').set({ last_used_at: time });
    await used.where('id', '=', hashOf(session)).execute();
    await markAccountUsed(context.db, row.id, time).execute();
  }
  return { accountId: row.id, accountEmail: row.email };
}

/** The error for a guest. */
export const signInFirst = (): HttpError => new HttpError(401, 'Please sign in first.');

/**
 * Deletes the session when an API request has the session cookie without the mark cookie, or the sign-out header: the eight calls
 * include no sign-out. The answer to the header is never cached, though what it reads may be.
 */
export function endSessionsOnSignOut(app: FastifyInstance, context: Context): void {
  const { config } = context;
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiRequest(request)) return;
    const { session, mark } = readSessionCookies({ config, request });
    const isSigningOut = request.headers[SIGN_OUT_HEADER] !== undefined;
    if (!session || (mark && !isSigningOut)) return;
    // Only in the answer to the sign-out, which signing in waits for: any other could arrive later and delete the next session's cookies.
    if (isSigningOut) clearSessionCookies({ config, request, reply });
    const account = await deleteSession(context.db, session);
    if (account) logSecurity(context.log, 'sign-out', { account, address: request.ip });
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.headers[SIGN_OUT_HEADER] !== undefined) reply.header('cache-control', 'no-store');
  });
}

/**
 * Ends a session.
 * @returns the id of its account; undefined if there was no such session
 */
async function deleteSession(db: Db, token: string | undefined): Promise<string | undefined> {
  if (!token) return undefined;
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', '=', hashOf(token))
    .returning('account_id')
    .executeTakeFirst();
  return deleted?.account_id;
}

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
  const cookies = { config: context.config, request };
  const tokens = { session: createToken(), mark: createToken() };
  const time = context.now();
  const isStarted = await context.db.transaction().execute(async (trx) => {
    // Locks the account against a password reset, which takes the locks in the same order, so the two cannot deadlock.
    const unchanged = await markAccountUsed(trx, account.id, time)
      .where('password_hash', '=', account.password_hash)
      .returning('id')
      .executeTakeFirst();
    if (!unchanged) return false;
    await deleteSession(trx, readSessionCookies(cookies).session);
    await trx
      .insertInto('sessions')
      .values({
        id: hashOf(tokens.session),
        mark_hash: hashOf(tokens.mark),
        account_id: account.id,
        created_at: time,
        expires_at: time + SESSION_LIFETIME,
        last_used_at: time,
      })
      .execute();
    return true;
  });
  if (isStarted) setSessionCookies({ ...cookies, reply }, tokens);
  return isStarted;
}
