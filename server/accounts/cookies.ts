import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOST_COOKIE_PREFIX, SESSION_MARK_COOKIE } from '@/contract/session';
import { DAY, SECOND, YEAR } from '@/lib/time/durations';
import type { Config } from '@server/config/readConfig';
import type { AccountRow } from '@server/database/schema';
import { usesHttps } from '@server/http/requests';
import { hashOf } from '@server/lib/secrets';

/** What reading a cookie needs. */
export type Received = { config: Config; request: FastifyRequest };
/** What setting a cookie needs. */
export type Exchange = Received & { reply: FastifyReply };

/** Reads a cookie; undefined if it is missing or blank. */
const readCookie = ({ config, request }: Received, name: string): string | undefined =>
  request.cookies[fullName(config, request, name)] || undefined;

/** Reads a signed cookie; one without our signature counts as missing. */
function readSignedCookie(received: Received, name: string): string | undefined {
  const signed = readCookie(received, name);
  return (signed && received.request.unsignCookie(signed).value) || undefined;
}

/** Sets a cookie for the whole site; over https its name makes browsers refuse it from anyone else (`__Host-`). */
function setCookie(
  { config, request, reply }: Exchange,
  name: string,
  value: string,
  options: Pick<CookieSerializeOptions, 'httpOnly' | 'signed' | 'maxAge'>,
): void {
  const common = { ...siteOptions(config, request), path: '/' };
  reply.setCookie(fullName(config, request, name), value, { ...common, ...options });
}

const fullName = (config: Config, request: FastifyRequest, name: string): string =>
  usesHttps(config, request) ? HOST_COOKIE_PREFIX + name : name;

// Pages of another, allowed host need cross-site cookies. Browsers accept those over https only, and some keep them per site
// (Partitioned).
function siteOptions(config: Config, request: FastifyRequest): CookieSerializeOptions {
  const secure = usesHttps(config, request);
  const isCrossSite = secure && isFromOtherHost(config, request);
  return isCrossSite ? { secure, sameSite: 'none', partitioned: true } : { secure, sameSite: 'lax' };
}

function isFromOtherHost({ corsOrigins }: Config, { headers, hostname }: FastifyRequest): boolean {
  const origin = headers.origin ?? '';
  return corsOrigins.includes(origin) && new URL(origin).hostname !== hostname;
}

/** The two tokens of a session, both needed: a page can sign out by deleting the mark, even without a connection. */
export type SessionTokens = { session: string; mark: string };

/** The HttpOnly one of the session's two cookies; signed. */
export const SESSION_COOKIE = 'lindenway_session';
/** Absolute lifetime. */
export const SESSION_LIFETIME = 30 * DAY;
/** Idle lifetime. */
export const SESSION_IDLE_LIFETIME = 7 * DAY;

/** Reads a request's session tokens. */
export const readSessionCookies = (received: Received): Partial<SessionTokens> => ({
  session: readSignedCookie(received, SESSION_COOKIE),
  mark: readCookie(received, SESSION_MARK_COOKIE),
});

/** Sets both cookies: the session signed and HttpOnly, the mark for the page to delete. */
export function setSessionCookies(exchange: Exchange, { session, mark }: SessionTokens): void {
  const maxAge = SESSION_LIFETIME / 1000;
  setCookie(exchange, SESSION_COOKIE, session, { maxAge, httpOnly: true, signed: true });
  setCookie(exchange, SESSION_MARK_COOKIE, mark, { maxAge });
}

/** Deletes both cookies in the browser. */
export function clearSessionCookies(exchange: Exchange): void {
  setCookie(exchange, SESSION_COOKIE, '', { maxAge: 0, httpOnly: true });
  setCookie(exchange, SESSION_MARK_COOKIE, '', { maxAge: 0 });
}

/**
 * A device that has signed in before (OWASP, "device cookies"). It opens nothing by itself; it lets an account's owner sign in
 * while somebody else's guesses have used up the account's attempts. A new password ends it, as whoever knew the old one may be a stranger.
 */
type Device = { id: string; accounts: readonly string[] };
type Account = Pick<AccountRow, 'id' | 'password_hash'>;

const DEVICE_COOKIE = 'lindenway_device';
/** Enough for a shared computer. */
const MAX_ACCOUNTS = 5;
const SEPARATOR = '.';

/** The id of the request's device if it has signed in to this account before. */
export function knownDevice(received: Received, account: Account): string | undefined {
  const device = readDevice(received);
  return device?.accounts.includes(keyOf(account)) ? device.id : undefined;
}

/** Remembers on the device that it has signed in to an account; survives signing out. */
export function rememberDevice(exchange: Exchange, account: Account): void {
  const device = readDevice(exchange) ?? { id: randomBytes(16).toString('hex'), accounts: [] };
  const accounts = [...new Set([keyOf(account), ...device.accounts])].slice(0, MAX_ACCOUNTS);
  const value = [device.id, ...accounts].join(SEPARATOR);
  setCookie(exchange, DEVICE_COOKIE, value, { maxAge: YEAR / SECOND, httpOnly: true, signed: true });
}

function readDevice(received: Received): Device | undefined {
  const [id, ...accounts] = readSignedCookie(received, DEVICE_COOKIE)?.split(SEPARATOR) ?? [];
  return id ? { id, accounts } : undefined;
}

const keyOf = ({ id, password_hash }: Account): string => hashOf(`${id} ${password_hash}`);
