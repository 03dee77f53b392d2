import { type Config, InvalidConfigError, readConfig } from '@server/config/readConfig';

const defaults: Config = {
  port: 3000,
  host: '0.0.0.0',
  dataDir: 'data',
  databaseUrl: undefined,
  smtpUrl: undefined,
  mailFrom: 'Lindenway Care <no-reply@lindenway.example>',
  mailTo: 'careers@lindenway.example',
  siteUrl: 'http://localhost:3000',
  corsOrigins: [],
  trustProxy: undefined,
  hstsSubdomains: false,
  sampleVacancies: true,
  metricsToken: undefined,
  clamd: undefined,
  siteDir: 'dist',
  logLevel: 'info',
  uploadBytes: 128 * 1024 * 1024,
  minFreeBytes: 256 * 1024 * 1024,
  rateLimitScale: 1,
  retentionDays: 365,
  legalHoldDays: 0,
};

function errorOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof InvalidConfigError) return error.message;
  }
  return 'not rejected';
}

test('everything has a default', () => {
  expect(readConfig({})).toEqual(defaults);
});

test('a blank variable is as good as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '  ', SITE_URL: ' ', CORS_ORIGINS: '' })).toEqual(defaults);
});

test.each<[Record<string, string>, Partial<Config>]>([
  [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://localhost:8080' }],
  [{ PORT: '65535' }, { port: 65_535, siteUrl: 'http://localhost:65535' }],
  [
    { SITE_URL: 'https://www.example.com/', TRUST_PROXY: 'false' },
    { siteUrl: 'https://www.example.com', trustProxy: false, sampleVacancies: false },
  ],
  [
    { SITE_URL: 'https://www.example.com', TRUST_PROXY: '1', SAMPLE_VACANCIES: 'true' },
    { siteUrl: 'https://www.example.com', trustProxy: 1, host: '127.0.0.1', sampleVacancies: true },
  ],
  [
    { SITE_URL: 'HTTPS://Www.Example.com:443/', TRUST_PROXY: 'false' },
    { siteUrl: 'https://www.example.com', trustProxy: false, sampleVacancies: false },
  ],
  [{ SITE_URL: 'http://example.com/site//' }, { siteUrl: 'http://example.com/site' }],
  [
    { DATABASE_URL: 'postgresql://u:p@db/name?sslmode=require' },
    { databaseUrl: 'postgresql://u:p@db/name?sslmode=require' },
  ],
  [{ SMTP_URL: 'smtps://user:pass@mail.example' }, { smtpUrl: 'smtps://user:pass@mail.example' }],
  [{ MAIL_TO: 'Jobs <jobs@example.com>' }, { mailTo: 'Jobs <jobs@example.com>' }],
  [
    { CORS_ORIGINS: 'https://a.example, http://localhost:3005' },
    { corsOrigins: ['https://a.example', 'http://localhost:3005'] },
  ],
  [{ TRUST_PROXY: '0' }, { trustProxy: false }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2, host: '127.0.0.1' }],
  [{ TRUST_PROXY: '2', HOST: '0.0.0.0' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: '10.0.0.0/8, ::1', host: '127.0.0.1' }],
  [{ HSTS_SUBDOMAINS: 'true' }, { hstsSubdomains: true }],
  [{ SAMPLE_VACANCIES: 'false' }, { sampleVacancies: false }],
  [{ METRICS_TOKEN: 'a-long-enough-token' }, { metricsToken: 'a-long-enough-token' }],
  [{ CLAMD: '127.0.0.1:3310' }, { clamd: '127.0.0.1:3310' }],
  [{ CLAMD: '/run/clamav/clamd.ctl' }, { clamd: '/run/clamav/clamd.ctl' }],
  [{ RATE_LIMIT_SCALE: '0.5' }, { rateLimitScale: 0.5 }],
  [{ LOG_LEVEL: ' debug ' }, { logLevel: 'debug' }],
  [
    { RETENTION_DAYS: '180', LEGAL_HOLD_DAYS: '90' },
    { retentionDays: 180, legalHoldDays: 90 },
  ],
])('%j is read', (env, expected) => {
  expect(readConfig(env)).toEqual({ ...defaults, ...expected });
});

test.each<[Record<string, string>, string | RegExp]>([
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not "80a".'],
  [{ HOST: 'a b' }, 'HOST must be a host name or address, not "a b".'],
  [
    { SITE_URL: 'www.example.com' },
    'SITE_URL must be an address like https://www.example.com, not "www.example.com".',
  ],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, .*, not "loud"\.$/],
  [{ MAIL_TO: 'nobody' }, 'MAIL_TO must be an email address, not "nobody".'],
  [{ MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, /^MAIL_FROM must be/],
  [{ CORS_ORIGINS: 'https://a.example/path' }, /^CORS_ORIGINS must be origins like/],
  [{ CORS_ORIGINS: '*' }, /^CORS_ORIGINS must be origins like/],
  [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be false, a number/],
  // It would believe the leftmost address, which anyone can forge.
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must be false, a number/],
  [
    { SITE_URL: 'https://www.example.com' },
    /^TRUST_PROXY must be set when SITE_URL is https: .*TRUST_PROXY=1/,
  ],
  [{ HSTS_SUBDOMAINS: 'yes' }, 'HSTS_SUBDOMAINS must be true or false, not "yes".'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 characters without spaces.'],
  [{ CLAMD: 'clamd' }, /^CLAMD must be a host and port/],
  [{ RETENTION_DAYS: '90', LEGAL_HOLD_DAYS: '91' }, /^LEGAL_HOLD_DAYS must not be above RETENTION_DAYS/],
  [{ RATE_LIMIT_SCALE: '-1' }, 'RATE_LIMIT_SCALE must be a number from 0 up, not "-1".'],
])('%j is rejected in one line that says what is expected', (env, line) => {
  expect(errorOf(env)).toMatch(line);
});

test('URLs with passwords are not repeated', () => {
  const message = errorOf({ DATABASE_URL: 'mysql://u:secret@db', SMTP_URL: 'http://u:secret@mail' });
  expect(message).toMatch(
    /^DATABASE_URL must be an address like postgres:.*\.\nSMTP_URL must be an address like smtp:.*\.$/,
  );
  expect(message).not.toContain('secret');
});
