import type { FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Context } from '@server/context';
import type { AccountRow } from '@server/database/schema';
import { HttpError } from '@server/http/HttpError';
import { hashToken, createToken } from './tokens';
import { readSessionCookies, SESSION_LIFETIME, setSessionCookies } from './sessionCookies';

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
    await endSession({ db: trx }, request);
    const unchanged = await trx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      // Waits for a concurrent password change. SQLite has a single writer anyway.
      .$if(context.dialect === 'postgres', (query) => query.forShare())
      .executeTakeFirst();
    if (!unchanged) return false;
    const time = context.now();
    await trx
      .insertInto('sessions')
      .values({
        id: hashToken(tokens.session),
        mark_hash: hashToken(tokens.mark),
        account_id: account.id,
        created_at: time,
        expires_at: time + SESSION_LIFETIME,
      })
      .execute();
    return true;
  });
  if (isStarted) setSessionCookies({ config: context.config, request, reply }, tokens);
  return isStarted;
}

/** The session of a request; undefined without both tokens of a current session. */
async function readSession(context: Context, request: FastifyRequest): Promise<Session | undefined> {
  const { session, mark } = readSessionCookies(request);
  if (!session || !mark) return undefined;
  const row = await context.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.name', 'sessions.mark_hash'])
    .where('sessions.id', '=', hashToken(session))
    .where('sessions.expires_at', '>', context.now())
    .executeTakeFirst();
  if (!row || !isSame(row.mark_hash, hashToken(mark))) return undefined;
  return { accountId: row.id, email: row.email, name: row.name };
}

/**
 * Like readSession, but throws 401 for guests. Deletes the session if the page has deleted its mark, which is how it signs out.
 */
export async function requireSession(context: Context, request: FastifyRequest): Promise<Session> {
  const session = await readSession(context, request);
  if (session) return session;
  if (!readSessionCookies(request).mark) await endSession(context, request);
  throw new HttpError(401, 'Please sign in first.');
}

/** Deletes the session of a request that carries a signed session token. */
async function endSession({ db }: Pick<Context, 'db'>, request: FastifyRequest): Promise<void> {
  const { session } = readSessionCookies(request);
  if (session) await db.deleteFrom('sessions').where('id', '=', hashToken(session)).execute();
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
