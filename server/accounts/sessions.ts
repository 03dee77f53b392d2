import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { SIGN_OUT_HEADER } from '@/contract/session';
import type { Context } from '@server/context';
import type { AccountRow, Db, Trx } from '@server/database/schema';
import { HttpError } from '@server/http/HttpError';
import { isApiRequest } from '@server/http/requests';
import { logSecurity } from '@server/securityLog';
import { HOUR } from '@server/time';
import {
  clearSessionCookies,
  readSessionCookies,
  SESSION_IDLE_LIFETIME,
  SESSION_LIFETIME,
  setSessionCookies,
} from './sessionCookies';
import { hashToken, createToken } from './tokens';

/** A use is stored only this often, so that reading does not write. */
const USE_PRECISION = HOUR;
/** Of one account; more than anyone's devices. */
const MAX_SESSIONS = 20;
const lastUse = sql<number>`coalesce(sessions.last_used_at, sessions.created_at)`;

/** The signed-in account. */
export type Session = { accountId: string; email: string; name: string };

/**
 * Signs an account in: stores a session, sets its cookies and ends the browser's previous session.
 * @param account as read when its password was verified
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
    const unchanged = await trx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      // Waits for a concurrent password change. SQLite has a single writer anyway.
      .$if(context.dialect === 'postgres', (query) => query.forShare())
      .executeTakeFirst();
    if (!unchanged) return false;
    // Only now: a password reset, too, locks the account before its sessions.
    await deleteSession(trx, readSessionCookies({ config: context.config, request }).session);
    const time = context.now();
    await trx
      .insertInto('sessions')
      .values({
        id: hashToken(tokens.session),
        mark_hash: hashToken(tokens.mark),
        account_id: account.id,
        created_at: time,
        expires_at: time + SESSION_LIFETIME,
        last_used_at: time,
      })
      .execute();
    await keepNewest(trx, account.id);
    return true;
  });
  if (isStarted) setSessionCookies({ config: context.config, request, reply }, tokens);
  return isStarted;
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

/** The session of a request; undefined without both tokens of a current session. Counts as its use. */
async function readSession(context: Context, request: FastifyRequest): Promise<Session | undefined> {
  const { session, mark } = readSessionCookies({ config: context.config, request });
  if (!session || !mark) return undefined;
  const time = context.now();
  const row = await context.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.name', 'sessions.mark_hash'])
    .select(lastUse.as('used_at'))
    .where('sessions.id', '=', hashToken(session))
    .where('sessions.expires_at', '>', time)
    .where(lastUse, '>', time - SESSION_IDLE_LIFETIME)
    .executeTakeFirst();
  if (!row || !isSame(row.mark_hash, hashToken(mark))) return undefined;
  if (row.used_at <= time - USE_PRECISION) await markUsed(context, session);
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
 * include no sign-out.
 */
export function endSessionsOnSignOut(app: FastifyInstance, context: Context): void {
  const { config } = context;
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiRequest(request)) return;
    const { session, mark } = readSessionCookies({ config, request });
    if (!session || (mark && request.headers[SIGN_OUT_HEADER] === undefined)) return;
    clearSessionCookies({ config, request, reply });
    const account = await deleteSession(context.db, session);
    if (account) logSecurity(context.log, 'sign-out', { account, address: request.ip });
  });
}

/** Returns the id of the session's account, or undefined if there was no such session. */
async function deleteSession(db: Db, token: string | undefined): Promise<string | undefined> {
  if (!token) return undefined;
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', '=', hashToken(token))
    .returning('account_id')
    .executeTakeFirst();
  return deleted?.account_id;
}

async function markUsed({ db, now }: Context, token: string): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now() }).where('id', '=', hashToken(token)).execute();
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
