import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MARK_COOKIE } from '@/contract/session';
import type { Config } from '@server/config';

/** Both halves of a session as the browser holds them. */
export type SessionSecrets = { session: string; mark: string };

const SESSION_COOKIE = 'lindenway_session';
const SESSION_PATH = '/api';
const MARK_PATH = '/';

/** The halves that came with a request, undefined where one is missing; one that we have not signed is as good as missing. */
export function readSessionCookies(request: FastifyRequest): Partial<SessionSecrets> {
  const signed = request.cookies[SESSION_COOKIE];
  const session = signed && request.unsignCookie(signed).value;
  return { session: session || undefined, mark: request.cookies[SESSION_MARK_COOKIE] || undefined };
}

/** Gives the browser both halves: the session signed and out of the page's reach, the mark for the page to delete. */
export function setSessionCookies(
  { config, request, reply }: { config: Config; request: FastifyRequest; reply: FastifyReply },
  { session, mark }: SessionSecrets,
  seconds: number,
): void {
  const common = { ...siteRules(config, request), maxAge: seconds };
  reply.setCookie(SESSION_COOKIE, session, { ...common, path: SESSION_PATH, httpOnly: true, signed: true });
  reply.setCookie(SESSION_MARK_COOKIE, mark, { ...common, path: MARK_PATH });
}

/** Whether visitors come by https, directly or by a proxy that is trusted or named in SITE_URL. */
export const isHttps = (config: Config, request: FastifyRequest): boolean =>
  request.protocol === 'https' || config.siteUrl.startsWith('https:');

// A page of another host that the allow-list names gets cookies that travel between sites. Browsers take those by https
// alone, and where they keep a jar for each site, from that jar.
function siteRules(config: Config, request: FastifyRequest): CookieSerializeOptions {
  const secure = isHttps(config, request);
  const isOtherSite = secure && isFromOtherHost(config, request);
  return isOtherSite ? { secure, sameSite: 'none', partitioned: true } : { secure, sameSite: 'lax' };
}

function isFromOtherHost({ corsOrigins }: Config, { headers, hostname }: FastifyRequest): boolean {
  const origin = headers.origin ?? '';
  return corsOrigins.includes(origin) && new URL(origin).hostname !== hostname;
}
