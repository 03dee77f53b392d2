import { isIP } from 'node:net';
import path from 'node:path';
import { provider } from '@/content/provider';
import { typosBetween } from '@/lib/typosBetween';
import { normaliseUrl } from '@/lib/normaliseUrl';

const MEGABYTE = 1024 * 1024;

/** The server's configuration; `siteUrl` is as `normaliseUrl` writes it. */
export type Config = ReturnType<typeof toConfig>;

/** Thrown for invalid configuration; the message has one line per invalid variable. */
export class InvalidConfigError extends Error {
  override name = 'InvalidConfigError';
}

type Check = {
  /** Ends the sentence "NAME must be ...". */
  expects: string;
  isValid: (value: string) => boolean;
  /** Never printed, not even in error messages. */
  isSecret?: boolean;
};
/** Reads a variable; an unset or blank one takes its default, which is not checked when it is empty. */
type Read = (name: string, fallback: string, check: Check) => string;

/**
 * Reads the configuration from the environment; unset and blank variables take their defaults.
 * @throws InvalidConfigError naming each invalid variable, what it should be and what it was
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const errors: string[] = [];
  // Those of the build and of deploy/, besides the server's.
  const others = 'API_HOST API_CREDENTIALS BACKUP_DAYS BACKUP_DIR BACKUP_PASSPHRASE_FILE OFFSITE';
  const names = new Set(others.split(' '));
  const config = toConfig((name, fallback, { expects, isValid, isSecret }) => {
    names.add(name);
    const value = env[name]?.trim() || fallback;
    if (value && !isValid(value))
      errors.push(`${name} must be ${expects}${isSecret ? '' : `, not "${value}"`}.`);
    return value;
  });
  for (const unknown of Object.keys(env).filter((name) => !names.has(name)))
    for (const name of names)
      // Other programs have short names, such as cron's MAILTO.
      if (unknown.length > 6 && typosBetween(unknown, name, 1) === 1)
        errors.push(`${unknown} is no setting: ${name} is meant, or rename it.`);
  errors.push(...conflictsOf(config));
  if (errors.length > 0) throw new InvalidConfigError(errors.join('\n'));
  return config;
}

const matching = (expects: string, pattern: RegExp): Check => ({
  expects,
  isValid: (value) => pattern.test(value),
});

const numberFrom = (min: number, max: number, unit = ''): Check => ({
  expects: `a whole number ${unit && `of ${unit} `}from ${min} to ${max}`,
  isValid: (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
});

const urlOf = (protocols: RegExp, expects: string): Check => ({
  expects,
  isValid: (value) => URL.canParse(value) && protocols.test(new URL(value).protocol),
});

const folder = matching('a folder', /./);
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const logLevel: Check = {
  expects: `one of ${levels.join(', ')}`,
  isValid: (value) => levels.includes(value),
};
const trueOrFalse = matching('true or false', /^(?:true|false)$/);
// "name@host" or "Name <name@host>"
const mailbox = /^[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/;

/** Read at build too, for hosts of files. */
export const DEFAULT_SECURITY_CONTACT = `mailto:${provider.companyCareEmail}`;

/** Every variable that the server reads; docs/operating.md explains them. */
function toConfig(read: Read) {
  const port = Number(read('PORT', '3000', numberFrom(0, 65_535)));
  const siteUrl = normaliseUrl(
    read('SITE_URL', '', urlOf(/^https?:$/, 'an address like https://www.example.com')) ||
      `http://localhost:${port}`,
  );
  const trustProxy = parseTrustProxy(read('TRUST_PROXY', '', proxies));
  const samples = read('SAMPLE_VACANCIES', '', trueOrFalse);
  return {
    port,
    // Nobody should get past the proxy.
    host:
      read('HOST', '', matching('a host name or address', /^[\w.:-]+$/)) ||
      (trustProxy ? '127.0.0.1' : '0.0.0.0'),
    dataDir: read('DATA_DIR', 'data', folder),
    erasuresCopy: read('ERASURES_COPY', '', folder) || undefined,
    databaseUrl:
      read('DATABASE_URL', '', {
        ...urlOf(/^postgres(?:ql)?:$/, 'an address like postgres://user:password@host/database'),
        isSecret: true,
      }) || undefined,
    smtpUrl:
      read('SMTP_URL', '', {
        ...urlOf(/^smtps?:$/, 'an address like smtp://user:password@host:587 or smtps://user:password@host'),
        isSecret: true,
      }) || undefined,
    mailFrom: read(
      'MAIL_FROM',
      `${provider.name} <no-reply@${provider.recruitmentEmail.replace(/.*@/, '')}>`,
      matching('an email address, with or without a name', mailbox),
    ),
    mailCv: read('MAIL_CV', 'attach', matching('attach or link', /^(?:attach|link)$/)),
    mailTo: read('MAIL_TO', provider.recruitmentEmail, matching('an email address', mailbox)),
    securityContact: read(
      'SECURITY_CONTACT',
      DEFAULT_SECURITY_CONTACT,
      urlOf(
        /^(?:mailto|https):$/,
        'an address like mailto:security@example.com or https://www.example.com/security',
      ),
    ),
    siteUrl,
    corsOrigins: listOf(read('CORS_ORIGINS', '', origins)),
    trustProxy,
    hstsSubdomains: read('HSTS_SUBDOMAINS', 'false', trueOrFalse) === 'true',
    vacanciesUrl:
      read('VACANCIES_URL', '', {
        expects: 'an http(s) address without a user name',
        isValid: (value) =>
          URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !new URL(value).username,
        isSecret: true,
      }) || undefined,
    vacanciesEverySeconds: Number(read('VACANCIES_EVERY_SECONDS', '900', numberFrom(10, 86_400, 'seconds'))),
    sampleVacancies: samples ? samples === 'true' : !isHttpsSite({ siteUrl }),
    metricsToken:
      read('METRICS_TOKEN', '', {
        ...matching('at least 16 characters without spaces', /^\S{16,}$/),
        isSecret: true,
      }) || undefined,
    clamd: read('CLAMD', '', socket) || undefined,
    // Without a slash at its end: what renders pages is in the folder beside it, SITE_DIR-server.
    siteDir: path.resolve(read('SITE_DIR', 'dist', folder)),
    logLevel: read('LOG_LEVEL', 'info', logLevel),
    minFreeBytes: Number(read('MIN_FREE_MB', '1200', numberFrom(0, 999_999_999, 'megabytes'))) * MEGABYTE,
    rateLimitScale: Number(read('RATE_LIMIT_SCALE', '1', scale)),
    retentionDays: Number(read('RETENTION_DAYS', '365', numberFrom(1, 9999, 'days'))),
    accountMonths: Number(read('ACCOUNT_MONTHS', '24', numberFrom(2, 999, 'months'))),
    legalHoldDays: Number(read('LEGAL_HOLD_DAYS', '0', numberFrom(0, 9999, 'days'))),
  };
}

const scale: Check = {
  expects: 'a number from 0 to 100',
  isValid: (value) => /^\d{1,3}(?:\.\d+)?$/.test(value) && Number(value) <= 100,
};

const listOf = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** As browsers write them: no path, no slash at the end. */
const origins: Check = {
  expects: 'origins like https://www.example.com, separated by commas and without a path',
  isValid: (value) =>
    listOf(value).every(
      (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    ),
};

const proxies: Check = {
  expects: 'false, a number of proxies, or their addresses separated by commas',
  isValid: (value) => /^(?:false|\d{1,2})$/.test(value) || value.split(',').every(isNetwork),
};

function isNetwork(text: string): boolean {
  const [, address = '', prefix = '1'] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return Number(prefix) >= 1 && Number(prefix) <= bits;
}

const socket: Check = {
  expects: 'a host and port like 127.0.0.1:3310, or the path of a socket',
  isValid: (value) => {
    const [, port = '0'] = /^(?:[\w.-]+|\[[\da-fA-F:]+\]):(\d{1,5})$/.exec(value) ?? [];
    return /^\/\S+$/.test(value) || (Number(port) >= 1 && Number(port) <= 65_535);
  },
};

/** Whether SITE_URL says that visitors use https. */
export const isHttpsSite = ({ siteUrl }: { siteUrl: string }): boolean => siteUrl.startsWith('https:');
/** Variables that are valid alone but contradict each other. */
function conflictsOf({ siteUrl, trustProxy, retentionDays, legalHoldDays }: Config): string[] {
  const conflicts: string[] = [];
  // This server speaks http, so something in front of it ends https. Unless it is trusted to name visitors, all of them have its
  // address, and one who reaches a limit on attempts keeps out the rest.
  if (isHttpsSite({ siteUrl }) && trustProxy === undefined)
    conflicts.push(
      'TRUST_PROXY must be set when SITE_URL is https: the number of proxies in front of this server, as in TRUST_PROXY=1, or false if there is none.',
    );
  if (legalHoldDays > retentionDays)
    conflicts.push(
      'LEGAL_HOLD_DAYS must not be above RETENTION_DAYS, after which every application is deleted.',
    );
  return conflicts;
}

function parseTrustProxy(value: string): false | number | string | undefined {
  if (value === '') return undefined;
  if (value === 'false' || value === '0') return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}
