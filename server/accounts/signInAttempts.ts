import type { FastifyRequest } from 'fastify';
import type { Context } from '@server/context';
import { networkOf } from '@server/networkAddress';
import { limits } from '@server/rateLimit/limits';
import { consumeRateLimit, type RateLimit, resetRateLimit } from '@server/rateLimit/rateLimit';
import { knownDevice } from './deviceCookie';
import { emailKey } from './emailKey';

/** An email address as typed, and its account's id if it has one. */
type Who = { email: string; accountId: string | undefined };
type Counter = { key: string; limit: RateLimit; isResetBySuccess: boolean };

/**
 * Counts an attempt to sign in: on a device that has signed in to the account before only against that device, so that nobody
 * can lock an owner out by guessing; elsewhere against the network and the account.
 * @throws HttpError 429
 */
export async function countSignInAttempt(context: Context, request: FastifyRequest, who: Who): Promise<void> {
  for (const { key, limit } of countersOf(context, request, who)) await consumeRateLimit(context, key, limit);
}

/** Resets the counts of an account's owner, who has just proved to be one. */
export async function resetSignInAttempts(
  context: Context,
  request: FastifyRequest,
  who: Who,
): Promise<void> {
  const counters = countersOf(context, request, who).filter(({ isResetBySuccess }) => isResetBySuccess);
  for (const { key } of counters) await resetRateLimit(context, key);
}

function countersOf({ config }: Context, request: FastifyRequest, { email, accountId }: Who): Counter[] {
  const key = emailKey(email);
  const network = networkOf(request.ip);
  const device = accountId && knownDevice({ config, request }, accountId);
  if (device)
    return [{ key: `login:${device} ${key}`, limit: limits.signInByDevice, isResetBySuccess: true }];
  return [
    { key: `login:${network}`, limit: limits.signInByNetwork, isResetBySuccess: false },
    { key: `login:${network} ${key}`, limit: limits.signInByAccountAndNetwork, isResetBySuccess: true },
    { key: `login:${key}`, limit: limits.signInByAccount, isResetBySuccess: true },
  ];
}
