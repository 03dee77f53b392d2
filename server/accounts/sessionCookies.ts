import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MARK_COOKIE } from '@/contract/session';
import type { Config } from '@server/config';
import { isHttps } from '@server/http/requests';

/** The two tokens of a session, both needed: a page can sign out by deleting the mark, without a request. */
export type SessionTokens = { session: string; mark: string };

export const SESSION_COOKIE = 'lindenway_session';
/** Thirty days. */
export const SESSION_LIFETIME = 30 * 24 * 60 * 60 * 1000;
const SESSION_PATH = '/api';
const MARK_PATH = '/';

/** Reads a request's session tokens; a session token without our signature counts as missing. */
export function readSessionCookies(request: FastifyRequest): Partial<SessionTokens> {
  const signed = request.cookies[SESSION_COOKIE];
  const session = signed && request.unsignCookie(signed).value;
  return { session: session || undefined, mark: request.cookies[SESSION_MARK_COOKIE] || undefined };
}

/** Sets both cookies: the session signed and HttpOnly, the mark for the page to delete. */
export function setSessionCookies(
  { config, request, reply }: { config: Config; request: FastifyRequest; reply: FastifyReply },
  { session, mark }: SessionTokens,
): void {
  const common = { ...cookieOptions(config, request), maxAge: SESSION_LIFETIME / 1000 };
  reply.setCookie(SESSION_COOKIE, session, { ...common, path: SESSION_PATH, httpOnly: true, signed: true });
  reply.setCookie(SESSION_MARK_COOKIE, mark, { ...common, path: MARK_PATH });
}

// Pages of another, allowed host need cross-site cookies. Browsers accept those over https only, and some keep them per site
// (Partitioned).
function cookieOptions(config: Config, request: FastifyRequest): CookieSerializeOptions {
  const secure = isHttps(config, request);
  const isCrossSite = secure && isFromOtherHost(config, request);
  return isCrossSite ? { secure, sameSite: 'none', partitioned: true } : { secure, sameSite: 'lax' };
}

function isFromOtherHost({ corsOrigins }: Config, { headers, hostname }: FastifyRequest): boolean {
  const origin = headers.origin ?? '';
  return corsOrigins.includes(origin) && new URL(origin).hostname !== hostname;
}
