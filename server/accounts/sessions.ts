import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import { SIGN_OUT_HEADER } from '@/contract/session';
import { CLOCK_SKEW, HOUR } from '@/lib/time/durations';
import type { Context } from '@server/context/context';
import type { Db, AccountRow, Trx } from '@server/database/schema';
import { HttpError } from '@server/http/HttpError';
import { isApiRequest } from '@server/http/requests';
import { hashOf, isSameSecret, createToken } from '@server/lib/secrets';
import { logSecurity } from '@server/lib/securityLog';
import {
  clearSessionCookies,
  readSessionCookies,
  SESSION_IDLE_LIFETIME,
  SESSION_LIFETIME,
  type SessionTokens,
  setSessionCookies,
} from './cookies';
import { markAccountUsed } from './unusedAccounts';

/** A use is stored only this often, so that reading does not write. */
const USE_PRECISION = HOUR;

/** The signed-in account. */
export type Session = { accountId: string; email: string; name: string };

/** The session of a request; undefined without both tokens of a current session. Counts as its use. */
async function readSession(context: Context, request: FastifyRequest): Promise<Session | undefined> {
  const { session, mark } = readSessionCookies({ config: context.config, request });
  if (!session || !mark) return undefined;
  const time = context.now();
  const row = await context.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.name', 'sessions.mark_hash', 'sessions.last_used_at'])
    .where('sessions.id', '=', hashOf(session))
    .where('sessions.expires_at', '>', time)
    .where('sessions.last_used_at', '>', time - SESSION_IDLE_LIFETIME)
    .where('sessions.last_used_at', '<=', time + CLOCK_SKEW)
    .executeTakeFirst();
  if (!row || !isSameSecret(row.mark_hash, hashOf(mark))) return undefined;
  if (row.last_used_at <= time - USE_PRECISION) await markUsed(context, session, row.id);
  return { accountId: row.id, email: row.email, name: row.name };
}

/** Like readSession, but throws 401 for guests. */
export async function requireSession(context: Context, request: FastifyRequest): Promise<Session> {
  const session = await readSession(context, request);
  if (session) return session;
  throw new HttpError(401, 'Please sign in first.');
}

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

async function markUsed({ db, now }: Context, token: string, accountId: string): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now() }).where('id', '=', hashOf(token)).execute();
  await markAccountUsed(db, accountId, now());
}

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
    await markAccountUsed(trx, account.id, context.now());
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
