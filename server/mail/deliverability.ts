import { DAY, HOUR } from '@/lib/time/durations';
import type { OutboxRow } from '@server/database/schema';

/**
 * How long a mail to a visitor is worth sending, in milliseconds: a link works for an hour, a receipt reassures for some days, and a
 * warning stays useful for longer.
 */
const lifetimes: Partial<Record<OutboxRow['kind'], number>> = {
  reset: HOUR,
  receipt: 3 * DAY,
  notice: 14 * DAY,
};

// RFC 3463: no such mailbox, no such host, a malformed address, a mailbox that has moved. RFC 7505: a host that takes no mail.
const badAddress = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)\b/;

/** Whether a mail is too old to be useful. Mails to the provider never are. */
export const isExpired = ({ kind, created_at }: OutboxRow, now: number): boolean =>
  now - created_at >= (lifetimes[kind] ?? Number.POSITIVE_INFINITY);

/**
 * Whether a visitor's address does not exist, so that retrying is pointless and the provider can do nothing about it. Other
 * errors, such as a rejected sender, are the provider's to fix.
 */
export const isUndeliverable = ({ kind }: OutboxRow, error: unknown): boolean =>
  kind in lifetimes &&
  error instanceof Error &&
  'response' in error &&
  badAddress.test(String(error.response));

/** Whether a mail server refused this very mail for good, because of its size for example: not just for now, and not our sign-in. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode = 500 }: Error & MailErrorFields = error;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500;
}

/**
 * Names a mail error by its codes, as in `EENVELOPE 550 5.1.1`. Its message often repeats the recipient's address or words of
 * the mail, which belong in no log.
 */
export function mailErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode, response }: Error & MailErrorFields = error;
  // RFC 3463: the status after the three digits of the reply.
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1];
  return [code ?? error.name, responseCode, status].filter(Boolean).join(' ');
}

type MailErrorFields = { code?: unknown; responseCode?: unknown; response?: unknown };
