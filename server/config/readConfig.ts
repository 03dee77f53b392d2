import path from 'node:path';
import * as v from 'valibot';
import { normaliseUrl } from '@/lib/normaliseUrl';
import { type ConfigVariable, configVariables, type Variable } from './variables';

const MEGABYTE = 1024 * 1024;

/** The server's configuration; `siteUrl` is as `normaliseUrl` writes it. */
export type Config = ReturnType<typeof toConfig>;

/** Thrown for invalid configuration; the message has one line per invalid variable. */
export class InvalidConfigError extends Error {
  override name = 'InvalidConfigError';
}

/**
 * Reads the configuration from the environment; unset and blank variables take their defaults.
 * @throws InvalidConfigError naming each invalid variable, what it should be and what it was
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const errors: string[] = [];
  const read = (name: ConfigVariable): string => {
    const { fallback, check, expects, isSecret }: Variable = configVariables[name];
    const value = env[name]?.trim() || fallback;
    const isValid: boolean = v.is(check, value);
    if (value !== '' && !isValid) {
      errors.push(`${name} must be ${expects}${isSecret ? '' : `, not "${value}"`}.`);
    }
    return value;
  };
  const config = toConfig(read);
  errors.push(...conflictsOf(config));
  if (errors.length > 0) throw new InvalidConfigError(errors.join('\n'));
  return config;
}

function toConfig(read: (name: ConfigVariable) => string) {
  const port = Number(read('PORT'));
  const siteUrl = normaliseUrl(read('SITE_URL') || `http://localhost:${port}`);
  const trustProxy = parseTrustProxy(read('TRUST_PROXY'));
  return {
    port,
    // Nobody should get past the proxy.
    host: read('HOST') || (trustProxy ? '127.0.0.1' : '0.0.0.0'),
    dataDir: read('DATA_DIR'),
    databaseUrl: read('DATABASE_URL') || undefined,
    smtpUrl: read('SMTP_URL') || undefined,
    mailFrom: read('MAIL_FROM'),
    mailTo: read('MAIL_TO'),
    siteUrl,
    corsOrigins: read('CORS_ORIGINS')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustProxy,
    hstsSubdomains: read('HSTS_SUBDOMAINS') === 'true',
    sampleVacancies: (read('SAMPLE_VACANCIES') || String(!isHttpsSite({ siteUrl }))) === 'true',
    metricsToken: read('METRICS_TOKEN') || undefined,
    clamd: read('CLAMD') || undefined,
    // Without a slash at its end: what renders pages is in the folder beside it, SITE_DIR-server.
    siteDir: path.resolve(read('SITE_DIR')),
    logLevel: read('LOG_LEVEL'),
    uploadBytes: Number(read('UPLOAD_MB')) * MEGABYTE,
    minFreeBytes: Number(read('MIN_FREE_MB')) * MEGABYTE,
    rateLimitScale: Number(read('RATE_LIMIT_SCALE')),
    retentionDays: Number(read('RETENTION_DAYS')),
    legalHoldDays: Number(read('LEGAL_HOLD_DAYS')),
  };
}

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
