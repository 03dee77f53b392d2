import * as v from 'valibot';
import { type ConfigVariable, configVariables } from './configVariables';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  mailTo: string;
  /** Without a slash at its end. */
  siteUrl: string;
  corsOrigins: readonly string[];
  trustProxy: boolean | number | string;
  siteDir: string;
  logLevel: string;
  rateLimitScale: number;
};

/** A configuration that cannot be used; its message has one line per wrong variable. */
export class ConfigRefused extends Error {
  override name = 'ConfigRefused';
}

/**
 * Reads the configuration from the environment; a variable that is unset or blank takes its default.
 * Refuses (ConfigRefused) with one line per wrong variable: its name, what it should be, what it was.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const wrong: string[] = [];
  const read = (name: ConfigVariable): string => {
    const { fallback, check, expects, isSecret } = configVariables[name];
    const value = env[name]?.trim() || fallback;
    const isRight: boolean = v.is(check, value);
    if (value !== '' && !isRight) {
      wrong.push(`${name} must be ${expects}${isSecret ? '' : `, not "${value}"`}.`);
    }
    return value;
  };
  const config = assemble(read);
  if (wrong.length > 0) throw new ConfigRefused(wrong.join('\n'));
  return config;
}

function assemble(read: (name: ConfigVariable) => string): Config {
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
    trustProxy: trustOf(read('TRUST_PROXY')),
    siteDir: read('SITE_DIR'),
    logLevel: read('LOG_LEVEL'),
    rateLimitScale: Number(read('RATE_LIMIT_SCALE')),
  };
}

function trustOf(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}
