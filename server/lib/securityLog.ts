import type { FastifyBaseLogger } from 'fastify';
import { shortenAddress } from './networkAddress';

/** What the security log tells; docs/operating.md explains each. */
export type SecurityEvent =
  | 'registration'
  | 'sign-in'
  | 'sign-in-refused'
  | 'sign-out'
  | 'reset-asked'
  | 'reset'
  | 'forbidden'
  | 'limited'
  | 'virus-found'
  | 'erasure'
  | 'export'
  | 'correction'
  | 'restriction'
  | 'inbox'
  | 'backup'
  | 'import'
  | 'restore';

/** `account` is an id, `address` a client's whole address, which is shortened here. */
type Details = { account?: string | undefined; address?: string; [detail: string]: unknown };

/**
 * Writes one line of the security log: who did what, from which network. Never a name, an email address or anything typed. It
 * is written at every LOG_LEVEL but silent.
 */
export function logSecurity(
  log: FastifyBaseLogger,
  event: SecurityEvent,
  { address, ...details }: Details = {},
): void {
  const level = log.level === 'silent' ? 'silent' : 'info';
  const fields = { ...details, ...(address && { address: shortenAddress(address) }) };
  log.child({ security: event }, { level }).info(fields, 'security');
}
