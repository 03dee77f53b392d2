import path from 'node:path';
import { provider } from '@/content/provider';
import { type Config, readConfig } from '@server/config/readConfig';

const defaults: Config = {
  port: 3000,
  host: '0.0.0.0',
  dataDir: 'data',
  erasuresCopy: undefined,
  databaseUrl: undefined,
  smtpUrl: undefined,
  mailFrom: `${provider.name} <no-reply@${provider.recruitmentEmail.split('@')[1]}>`,
  mailCv: 'attach',
  mailTo: provider.recruitmentEmail,
  securityContact: `mailto:${provider.companyCareEmail}`,
  siteUrl: 'http://localhost:3000',
  corsOrigins: [],
  trustProxy: undefined,
  hstsSubdomains: false,
  vacanciesUrl: undefined,
  vacanciesEverySeconds: 900,
  sampleVacancies: true,
  metricsToken: undefined,
  clamd: undefined,
  siteDir: path.resolve('dist'),
  logLevel: 'info',
  minFreeBytes: 1200 * 1024 * 1024,
  rateLimitScale: 1,
  retentionDays: 365,
  accountMonths: 24,
  legalHoldDays: 0,
};

test('everything has a default', () => {
  expect(readConfig({})).toEqual(defaults);
});

test("a short name of another program, such as cron's MAILTO, is no misspelt setting", () => {
  expect(readConfig({ MAILTO: 'root', HOSTS: 'a b' })).toEqual(defaults);
});

test('a blank variable is as good as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '  ', SITE_URL: ' ', CORS_ORIGINS: '' })).toEqual(defaults);
});

test.each<[Record<string, string>, Partial<Config>]>([
  [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://localhost:8080' }],
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
  [{ SECURITY_CONTACT: 'https://example.com/report' }, { securityContact: 'https://example.com/report' }],
  [
    { CORS_ORIGINS: 'https://a.example, http://localhost:3005' },
    { corsOrigins: ['https://a.example', 'http://localhost:3005'] },
  ],
  [{ TRUST_PROXY: '0' }, { trustProxy: false }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2, host: '127.0.0.1' }],
  [{ TRUST_PROXY: '2', HOST: '0.0.0.0' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: '10.0.0.0/8, ::1', host: '127.0.0.1' }],
  [{ TRUST_PROXY: 'fc00::/128,10.0.0.7/32' }, { trustProxy: 'fc00::/128,10.0.0.7/32', host: '127.0.0.1' }],
  [{ HSTS_SUBDOMAINS: 'true' }, { hstsSubdomains: true }],
  [{ SAMPLE_VACANCIES: 'false' }, { sampleVacancies: false }],
  [
    { VACANCIES_URL: 'https://crm.example/list?key=1', VACANCIES_EVERY_SECONDS: '60' },
    { vacanciesUrl: 'https://crm.example/list?key=1', vacanciesEverySeconds: 60 },
  ],
  [{ METRICS_TOKEN: 'a-long-enough-token' }, { metricsToken: 'a-long-enough-token' }],
  [{ CLAMD: '127.0.0.1:3310' }, { clamd: '127.0.0.1:3310' }],
  [{ CLAMD: '[::1]:65535' }, { clamd: '[::1]:65535' }],
  [{ CLAMD: '/run/clamav/clamd.ctl' }, { clamd: '/run/clamav/clamd.ctl' }],
  [{ RATE_LIMIT_SCALE: '0.5' }, { rateLimitScale: 0.5 }],
  [{ LOG_LEVEL: ' debug ' }, { logLevel: 'debug' }],
  [
    { DATA_DIR: '/srv/data', SITE_DIR: '/srv/site/' },
    { dataDir: '/srv/data', siteDir: '/srv/site' },
  ],
  [
    { RETENTION_DAYS: '180', LEGAL_HOLD_DAYS: '90' },
    { retentionDays: 180, legalHoldDays: 90 },
  ],
])('%j is read', (env, expected) => {
  expect(readConfig(env)).toEqual({ ...defaults, ...expected });
});

test.each<[Record<string, string>, string | RegExp]>([
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ HOST: 'a b' }, 'HOST must be a host name or address, not "a b".'],
  [
    { SITE_URL: 'www.example.com' },
    'SITE_URL must be an address like https://www.example.com, not "www.example.com".',
  ],
  [{ SITE_URL: 'ftp://www.example.com' }, /^SITE_URL must be an address/],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
  ],
  [{ RETENTION_DAYZ: '30' }, 'RETENTION_DAYZ is no setting: RETENTION_DAYS is meant, or rename it.'],
  [{ SMTPURL: 'smtp://a' }, /^SMTPURL is no setting: SMTP_URL/],
  [{ SMTP_ULR: 'smtp://a' }, /^SMTP_ULR is no setting: SMTP_URL/],
  [{ BACKUP_DAY: '3' }, /^BACKUP_DAY is no setting: BACKUP_DAYS/],
  [{ MAIL_TOO: 'a@b.example' }, /^MAIL_TOO is no setting: MAIL_TO/],
  [{ MAIL_CV: 'yes' }, 'MAIL_CV must be attach or link, not "yes".'],
  [{ MAIL_TO: 'nobody' }, 'MAIL_TO must be an email address, not "nobody".'],
  [
    { MAIL_FROM: 'a@b.example\nBcc: c@d.example' },
    /^MAIL_FROM must be an email address, with or without a name, not/,
  ],
  [{ CORS_ORIGINS: 'https://a.example/path' }, /^CORS_ORIGINS must be origins like/],
  [
    { CORS_ORIGINS: 'https://a.example, ftp://b.example' },
    /^CORS_ORIGINS must be origins like https:\/\/www\.example\.com, separated by commas and without a path, not/,
  ],
  [{ CORS_ORIGINS: '*' }, /^CORS_ORIGINS must be origins like/],
  [
    { TRUST_PROXY: 'yes' },
    'TRUST_PROXY must be false, a number of proxies, or their addresses separated by commas, not "yes".',
  ],
  [{ TRUST_PROXY: '1.2.3.4.5' }, /^TRUST_PROXY must be false, a number/],
  [{ TRUST_PROXY: '::1/129' }, /^TRUST_PROXY must be false, a number/],
  [{ TRUST_PROXY: '10.0.0.0/0' }, /^TRUST_PROXY must be false, a number/],
  [{ TRUST_PROXY: '10.0.0.1,' }, /^TRUST_PROXY must be false, a number/],
  // It would believe the leftmost address, which anyone can forge.
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must be false, a number/],
  [
    { SITE_URL: 'https://www.example.com' },
    /^TRUST_PROXY must be set when SITE_URL is https: .*TRUST_PROXY=1/,
  ],
  [{ HSTS_SUBDOMAINS: 'yes' }, 'HSTS_SUBDOMAINS must be true or false, not "yes".'],
  [{ SAMPLE_VACANCIES: 'yes' }, 'SAMPLE_VACANCIES must be true or false, not "yes".'],
  [
    { VACANCIES_URL: 'https://me:pw@crm.example' },
    'VACANCIES_URL must be an http(s) address without a user name.',
  ],
  [{ VACANCIES_URL: 'file:///etc/passwd' }, /^VACANCIES_URL must be an http/],
  [{ VACANCIES_EVERY_SECONDS: '9' }, /^VACANCIES_EVERY_SECONDS must be a whole number of seconds from 10/],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 characters without spaces.'],
  [
    { CLAMD: 'clamd' },
    'CLAMD must be a host and port like 127.0.0.1:3310, or the path of a socket, not "clamd".',
  ],
  [{ CLAMD: '127.0.0.1:65536' }, /^CLAMD must be a host and port/],
  [{ CLAMD: '[::1]:0' }, /^CLAMD must be a host and port/],
  [{ MIN_FREE_MB: '1000000000' }, /^MIN_FREE_MB must be a whole number of megabytes from 0/],
  [{ RETENTION_DAYS: '0' }, 'RETENTION_DAYS must be a whole number of days from 1 to 9999, not "0".'],
  [{ ACCOUNT_MONTHS: '1' }, /^ACCOUNT_MONTHS must be a whole number of months from 2/],
  [{ RETENTION_DAYS: '90', LEGAL_HOLD_DAYS: '91' }, /^LEGAL_HOLD_DAYS must not be above RETENTION_DAYS/],
  [{ RATE_LIMIT_SCALE: '-1' }, 'RATE_LIMIT_SCALE must be a number from 0 to 100, not "-1".'],
])('%j is rejected in one line that says what is expected', (env, line) => {
  expect(() => readConfig(env)).toThrow(line);
});

test('URLs with passwords are not repeated', () => {
  const env = { DATABASE_URL: 'mysql://u:secret@db', SMTP_URL: 'http://u:secret@mail' };
  expect(() => readConfig(env)).toThrow(
    /^DATABASE_URL must be an address like postgres:.*\.\nSMTP_URL must be an address like smtp:.*\.$/,
  );
  expect(() => readConfig(env)).not.toThrow(/secret/);
});
