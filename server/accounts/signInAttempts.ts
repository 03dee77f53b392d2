import type { FastifyRequest } from 'fastify';
import type { Context } from '@server/context/context';
import { emailKey } from '@server/database/queries';
import type { AccountRow } from '@server/database/schema';
import { networkOf } from '@server/lib/networkAddress';
import { limits } from '@server/rateLimit/limits';
import {
  consumeRateLimit,
  type Counter,
  countersByNetwork,
  type RateLimit,
  resetRateLimit,
} from '@server/rateLimit/rateLimit';
import { knownDevice } from './cookies';

/** An email address as typed, and its account if it has one. */
type Who = { email: string; account: AccountRow | undefined };
type ResettableCounter = Counter & { isResetBySuccess: boolean };

/**
 * Counts an attempt to sign in. On a device that has signed in to the account before, it counts against that device alone, so that
 * nobody can lock an owner out by guessing; elsewhere against the network and the account.
 * @throws HttpError 429
 */
export async function countSignInAttempt(context: Context, request: FastifyRequest, who: Who): Promise<void> {
  for (const { key, limit } of countersOf(context, request, who)) await consumeRateLimit(context, key, limit);
}

/** Clears the counters after a successful sign-in. */
export async function resetSignInAttempts(
  context: Context,
  request: FastifyRequest,
  who: Who,
): Promise<void> {
  const counters = countersOf(context, request, who).filter(({ isResetBySuccess }) => isResetBySuccess);
  for (const { key } of counters) await resetRateLimit(context, key);
}

function countersOf(
  { config }: Context,
  request: FastifyRequest,
  { email, account }: Who,
): ResettableCounter[] {
  const key = emailKey(email);
  const device = account && knownDevice({ config, request }, account);
  const byNetwork = (what: string, limit: RateLimit) =>
    countersByNetwork(what, request, limit).map((counter) => ({ ...counter, isResetBySuccess: false }));
  if (device)
    return [
      ...byNetwork('known', limits.signInOnKnownDevicesByNetwork),
      { key: `login:${device} ${key}`, limit: limits.signInByDevice, isResetBySuccess: true },
      { key: `login:any ${key}`, limit: limits.signInOnKnownDevices, isResetBySuccess: false },
    ];
  return [
    ...byNetwork('login', limits.signInByNetwork),
    {
      key: `login:${networkOf(request.ip)} ${key}`,
      limit: limits.signInByAccountAndNetwork,
      isResetBySuccess: true,
    },
    { key: `login:${key}`, limit: limits.signInByAccount, isResetBySuccess: true },
  ];
}
