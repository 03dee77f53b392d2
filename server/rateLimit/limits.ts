import { DAY, HOUR, MINUTE } from '@/lib/time/durations';
import type { RateLimit } from './rateLimit';

/**
 * Every limit on attempts. A network is an IPv4 address or an IPv6 /64; a ward, a college or a housing block may share one, so
 * those limits stop machines rather than people. An IPv6 /48, which holds 65,536 networks, gets ten times as many attempts.
 */
export const limits = {
  /** Trying one password on many accounts. */
  signInByNetwork: { max: 100, windowMs: 15 * MINUTE },
  /** Guessing one account's password. */
  signInByAccountAndNetwork: { max: 10, windowMs: 15 * MINUTE },
  /** Guessing it from many networks. Higher, because this limit keeps the owner out too, on a device that has never signed in. */
  signInByAccount: { max: 100, windowMs: HOUR },
  /** Guessing on a device that has signed in to the account before, to which the limits above do not apply. */
  signInByDevice: { max: 10, windowMs: 15 * MINUTE },
  /** Every sign-in on such devices of an account, successful or not: unlike the limit above, success does not reset it. */
  signInOnKnownDevices: { max: 60, windowMs: HOUR },
  signInOnKnownDevicesByNetwork: { max: 300, windowMs: 15 * MINUTE },
  registrationByNetwork: { max: 60, windowMs: HOUR },
  resetLinkByNetwork: { max: 30, windowMs: HOUR },
  /** A link works for an hour, so one is always in the owner's inbox, whoever asked for it. Beyond this, none is sent. */
  resetLinkByEmail: { max: 1, windowMs: HOUR },
  resetByNetwork: { max: 30, windowMs: HOUR },
  enquiryByNetwork: { max: 20, windowMs: HOUR },
  /** Receipts go to any address that is typed, and must not flood anyone's inbox: beyond this, none is sent. */
  receiptByEmail: { max: 20, windowMs: DAY },
  applicationByAccount: { max: 60, windowMs: HOUR },
  /** Accounts are free, and each application sends two mails, one of them to any address that is typed. */
  applicationByNetwork: { max: 100, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
