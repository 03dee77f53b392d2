import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { SIGN_OUT_HEADER } from '@/contract/session';
import type { Context } from '@server/context/context';
import type { Db } from '@server/database/schema';
import { HttpError } from '@server/http/HttpError';
import { isApiRequest } from '@server/http/requests';
import { hashOf, isSameSecret } from '@server/lib/secrets';
import { logSecurity } from '@server/lib/securityLog';
import { HOUR } from '@/lib/time/durations';
import { clearSessionCookies, readSessionCookies, SESSION_IDLE_LIFETIME } from './sessionCookies';

/** A use is stored only this often, so that reading does not write. */
const USE_PRECISION = HOUR;
const lastUse = sql<number>`coalesce(sessions.last_used_at, sessions.created_at)`;

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
    .select(['accounts.id', 'accounts.email', 'accounts.name', 'sessions.mark_hash'])
    .select(lastUse.as('used_at'))
    .where('sessions.id', '=', hashOf(session))
    .where('sessions.expires_at', '>', time)
    .where(lastUse, '>', time - SESSION_IDLE_LIFETIME)
    .executeTakeFirst();
  if (!row || !isSameSecret(row.mark_hash, hashOf(mark))) return undefined;
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
    const isSigningOut = request.headers[SIGN_OUT_HEADER] !== undefined;
    if (!session || (mark && !isSigningOut)) return;
    // Only in the answer to the sign-out, which signing in waits for: any other could arrive later and delete the next session's cookies.
    if (isSigningOut) clearSessionCookies({ config, request, reply });
    const account = await deleteSession(context.db, session);
    if (account) logSecurity(context.log, 'sign-out', { account, address: request.ip });
  });
}

/**
 * Ends a session.
 * @returns the id of its account; undefined if there was no such session
 */
export async function deleteSession(db: Db, token: string | undefined): Promise<string | undefined> {
  if (!token) return undefined;
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', '=', hashOf(token))
    .returning('account_id')
    .executeTakeFirst();
  return deleted?.account_id;
}

async function markUsed({ db, now }: Context, token: string): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now() }).where('id', '=', hashOf(token)).execute();
}
