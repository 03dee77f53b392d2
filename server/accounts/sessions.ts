import type { FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Context } from '@server/context';
import type { AccountRow } from '@server/database/schema';
import { Refusal } from '@server/http/Refusal';
import { hashSecret, makeSecret } from './secrets';
import { readSessionCookies, setSessionCookies } from './sessionCookies';

/** Who is signed in. */
export type Session = { accountId: string; email: string; name: string };

const LIFETIME = 30 * 24 * 60 * 60 * 1000;

/**
 * Signs an account in: stores a session, gives the browser its two halves and ends the session that the browser had.
 * @param account as it was read when its password was checked
 * @returns false when the password has been changed since; then there is no session
 */
export async function startSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const secrets = { session: makeSecret(), mark: makeSecret() };
  const isStarted = await context.db.transaction().execute(async (trx) => {
    await endSession({ db: trx }, request);
    const unchanged = await trx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      // A password that is being changed at this moment is waited for. SQLite has one writer at a time anyway.
      .$if(context.dialect === 'postgres', (query) => query.forShare())
      .executeTakeFirst();
    if (!unchanged) return false;
    const time = context.now();
    await trx
      .insertInto('sessions')
      .values({
        id: hashSecret(secrets.session),
        mark_hash: hashSecret(secrets.mark),
        account_id: account.id,
        created_at: time,
        expires_at: time + LIFETIME,
      })
      .execute();
    return true;
  });
  if (isStarted) setSessionCookies({ config: context.config, request, reply }, secrets, LIFETIME / 1000);
  return isStarted;
}

/** Who sends this request; undefined without both halves of a session that has neither ended nor expired. */
export async function readSession(context: Context, request: FastifyRequest): Promise<Session | undefined> {
  const { session, mark } = readSessionCookies(request);
  if (!session || !mark) return undefined;
  const row = await context.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.name', 'sessions.mark_hash'])
    .where('sessions.id', '=', hashSecret(session))
    .where('sessions.expires_at', '>', context.now())
    .executeTakeFirst();
  if (!row || !isSame(row.mark_hash, hashSecret(mark))) return undefined;
  return { accountId: row.id, email: row.email, name: row.name };
}

/**
 * Like readSession. Refuses (401) a request of nobody who is signed in, and ends what is left of a session whose other half
 * the page has deleted: that is how it signs out.
 */
export async function requireSession(context: Context, request: FastifyRequest): Promise<Session> {
  const session = await readSession(context, request);
  if (session) return session;
  if (!readSessionCookies(request).mark) await endSession(context, request);
  throw new Refusal(401, 'Please sign in first.');
}

/** Ends the session of a request, if it carries the signed half of one. */
export async function endSession({ db }: Pick<Context, 'db'>, request: FastifyRequest): Promise<void> {
  const { session } = readSessionCookies(request);
  if (session) await db.deleteFrom('sessions').where('id', '=', hashSecret(session)).execute();
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
