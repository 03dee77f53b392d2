import { provider } from '@/content/provider';
import * as v from 'valibot';
import { RESUME_MAX_MB } from '@/contract/limits';
import { isOrigin, isSocket, isTrustProxy } from './checks';

/** How an environment variable is read and checked. */
export type Variable = {
  /** The default, when unset or blank. */
  fallback: string;
  /** Ends the sentence "NAME must be ...". */
  expects: string;
  check: v.GenericSchema<string, unknown>;
  /** Never printed, not even in error messages. */
  isSecret?: boolean;
};

const text = v.pipe(v.string(), v.nonEmpty());

const wholeNumber = (
  fallback: string,
  expects: string,
  { min, max }: { min: number; max: number },
): Variable => ({
  fallback,
  expects,
  check: v.pipe(
    v.string(),
    v.regex(/^\d+$/),
    v.check((value) => Number(value) >= min && Number(value) <= max),
  ),
});

const addressOf = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol)),
  );

const trueOrFalse = v.picklist(['true', 'false']);

// "name@host" or "Name <name@host>"
const mailbox = v.pipe(v.string(), v.regex(/^[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/));

/** Every variable that the server reads; docs/operating.md explains them. */
export const configVariables = {
  PORT: wholeNumber('3000', 'a whole number from 0 to 65535', { min: 0, max: 65_535 }),
  HOST: {
    fallback: '',
    expects: 'a host name or address',
    check: v.pipe(text, v.regex(/^[\w.:-]+$/)),
  },
  DATA_DIR: {
    fallback: 'data',
    expects: 'a folder',
    check: text,
  },
  DATABASE_URL: {
    fallback: '',
    expects: 'an address like postgres://user:password@host/database',
    check: addressOf('postgres:', 'postgresql:'),
    isSecret: true,
  },
  SMTP_URL: {
    fallback: '',
    expects: 'an address like smtp://user:password@host:587 or smtps://user:password@host',
    check: addressOf('smtp:', 'smtps:'),
    isSecret: true,
  },
  MAIL_FROM: {
    fallback: `${provider.name} <no-reply@${provider.recruitmentEmail.replace(/.*@/, '')}>`,
    expects: 'an email address, with or without a name',
    check: mailbox,
  },
  MAIL_TO: {
    fallback: provider.recruitmentEmail,
    expects: 'an email address',
    check: mailbox,
  },
  SITE_URL: {
    fallback: '',
    expects: 'an address like https://www.example.com',
    check: addressOf('http:', 'https:'),
  },
  CORS_ORIGINS: {
    fallback: '',
    expects: 'origins like https://www.example.com, separated by commas and without a path',
    check: v.pipe(
      v.string(),
      v.check((value) => value.split(',').every((origin) => isOrigin(origin.trim()))),
    ),
  },
  TRUST_PROXY: {
    fallback: '',
    expects: 'false, a number of proxies, or their addresses separated by commas',
    check: v.pipe(v.string(), v.check(isTrustProxy)),
  },
  HSTS_SUBDOMAINS: {
    fallback: 'false',
    expects: 'true or false',
    check: trueOrFalse,
  },
  SAMPLE_VACANCIES: {
    fallback: '',
    expects: 'true or false',
    check: trueOrFalse,
  },
  METRICS_TOKEN: {
    fallback: '',
    expects: 'at least 16 characters without spaces',
    check: v.pipe(v.string(), v.regex(/^\S{16,}$/)),
    isSecret: true,
  },
  CLAMD: {
    fallback: '',
    expects: 'a host and port like 127.0.0.1:3310, or the path of a socket',
    check: v.pipe(v.string(), v.check(isSocket)),
  },
  SITE_DIR: {
    fallback: 'dist',
    expects: 'a folder',
    check: text,
  },
  LOG_LEVEL: {
    fallback: 'info',
    expects: 'one of fatal, error, warn, info, debug, trace, silent',
    check: v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  },
  UPLOAD_MB: wholeNumber(
    '128',
    `a whole number of megabytes from ${RESUME_MAX_MB + 1} up, so that one CV always fits`,
    { min: RESUME_MAX_MB + 1, max: 999_999 },
  ),
  MIN_FREE_MB: wholeNumber('256', 'a whole number of megabytes', { min: 0, max: 999_999_999 }),
  // At 100, the largest limit (kilobytes of an IPv6 /48) is still an integer of the database: 512 million.
  RATE_LIMIT_SCALE: {
    fallback: '1',
    expects: 'a number from 0 to 100',
    check: v.pipe(
      v.string(),
      v.regex(/^\d{1,3}(?:\.\d+)?$/),
      v.check((value) => Number(value) <= 100),
    ),
  },
  RETENTION_DAYS: wholeNumber('365', 'a whole number of days from 1 to 9999', { min: 1, max: 9999 }),
  LEGAL_HOLD_DAYS: wholeNumber('0', 'a whole number of days from 0 to 9999', { min: 0, max: 9999 }),
} satisfies Record<string, Variable>;

export type ConfigVariable = keyof typeof configVariables;
