import * as v from 'valibot';
import { type ConfigVariable, configVariables, type Variable } from './configVariables';

/** The server's configuration; `siteUrl` has no trailing slash. */
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
  if (errors.length > 0) throw new InvalidConfigError(errors.join('\n'));
  return config;
}

function toConfig(read: (name: ConfigVariable) => string) {
  const port = Number(read('PORT'));
  return {
    port,
    host: read('HOST'),
    dataDir: read('DATA_DIR'),
    databaseUrl: read('DATABASE_URL') || undefined,
    smtpUrl: read('SMTP_URL') || undefined,
    mailFrom: read('MAIL_FROM'),
    mailTo: read('MAIL_TO'),
    siteUrl: (read('SITE_URL') || `http://localhost:${port}`).replace(/\/+$/, ''),
    corsOrigins: read('CORS_ORIGINS')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustProxy: parseTrustProxy(read('TRUST_PROXY')),
    siteDir: read('SITE_DIR'),
    logLevel: read('LOG_LEVEL'),
    rateLimitScale: Number(read('RATE_LIMIT_SCALE')),
  };
}

function parseTrustProxy(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}
