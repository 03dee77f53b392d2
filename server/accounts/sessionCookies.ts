import { SESSION_MARK_COOKIE } from '@/contract/session';
import { DAY } from '@/lib/time/durations';
import { type Exchange, readCookie, readSignedCookie, type Received, setCookie } from './cookies';

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
