import type { OutboxRow } from '@server/database/schema';

const HOUR = 60 * 60_000;

/** How long a mail to a visitor says something true: a link works for an hour, a receipt comforts for some days. */
const useful: Partial<Record<OutboxRow['kind'], number>> = { reset: HOUR, receipt: 72 * HOUR };

// RFC 3463 and, for the last, RFC 7505: no such mailbox, no such host, a malformed address, a mailbox that has moved, a host
// that takes no mail.
const badAddress = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)\b/;

/** Whether a mail comes too late to be of use. One to the provider never does. */
export const isOutdated = ({ kind, created_at }: OutboxRow, now: number): boolean =>
  now - created_at >= (useful[kind] ?? Number.POSITIVE_INFINITY);

/**
 * Whether a visitor has given an address that does not exist: no attempt will ever do, and nobody at the provider could
 * mend it. Other refusals, of the sender for one, are for the provider to mend.
 */
export const isUndeliverable = ({ kind }: OutboxRow, error: unknown): boolean =>
  kind in useful && error instanceof Error && 'response' in error && badAddress.test(String(error.response));
