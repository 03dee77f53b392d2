import { randomBytes } from 'node:crypto';
import { SECOND, YEAR } from '@/lib/time/durations';
import { type Exchange, readSignedCookie, type Received, setCookie } from './cookies';

/**
 * A device that has signed in before (OWASP, "device cookies"). It opens nothing by itself; it lets an account's owner sign in
 * while somebody else's guesses have used up the account's attempts.
 */
type Device = { id: string; accounts: readonly string[] };

const DEVICE_COOKIE = 'lindenway_device';
/** Enough for a shared computer. */
const MAX_ACCOUNTS = 5;
const SEPARATOR = '_';

/** The id of the request's device if it has signed in to this account before. */
export function knownDevice(received: Received, accountId: string): string | undefined {
  const device = readDevice(received);
  return device?.accounts.includes(accountId) ? device.id : undefined;
}

/** Remembers on the device that it has signed in to an account; survives signing out. */
export function rememberDevice(exchange: Exchange, accountId: string): void {
  const device = readDevice(exchange) ?? { id: randomBytes(16).toString('hex'), accounts: [] };
  const others = device.accounts.filter((id) => id !== accountId);
  const accounts = [accountId, ...others].slice(0, MAX_ACCOUNTS);
  const value = [device.id, ...accounts].join(SEPARATOR);
  setCookie(exchange, DEVICE_COOKIE, value, { maxAge: YEAR / SECOND, httpOnly: true, signed: true });
}

function readDevice(received: Received): Device | undefined {
  const [id, ...accounts] = readSignedCookie(received, DEVICE_COOKIE)?.split(SEPARATOR) ?? [];
  return id ? { id, accounts } : undefined;
}
