/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Forms from '@/content/forms';
import type * as Privacy from '@/content/pages/privacy';
import { keptInDatabase, VACANCY_DAYS } from '@/device/storageRegistry';
import { DAY } from '@/lib/time/durations';
import { SESSION_IDLE_LIFETIME, SESSION_LIFETIME } from '@server/accounts/cookies';
import { limits } from '@server/rateLimit/limits';
import { EXPIRED_KEPT_MS } from '@server/upkeep/startCleanUp';

afterEach(() => {
  delete process.env.RETENTION_DAYS;
  delete process.env.ACCOUNT_MONTHS;
  delete process.env.BACKUP_DAYS;
});

/** The words of the privacy page and of the lines beside the forms, as in a build with this setting. */
async function wordsWith(days: string, months = '', backups = ''): Promise<string> {
  process.env.RETENTION_DAYS = days;
  process.env.ACCOUNT_MONTHS = months;
  process.env.BACKUP_DAYS = backups;
  let words = '';
  await jest.isolateModulesAsync(async () => {
    const { privacyPage }: typeof Privacy = await import('@/content/pages/privacy');
    const { privacyNotices }: typeof Forms = await import('@/content/forms');
    words = JSON.stringify([privacyPage, privacyNotices]);
  });
  return words;
}

it.each([
  ['', 'one year'],
  ['365', 'one year'],
  ['730', 'two years'],
  ['3650', '10 years'],
  ['180', '180 days'],
])('with RETENTION_DAYS=%s the privacy page and both forms say %s', async (days, period) => {
  const words = await wordsWith(days);
  const Period = period.charAt(0).toUpperCase() + period.slice(1);
  for (const sentence of [
    `We delete enquiries and applications after ${period}, unless`,
    `${Period} from the day you write`,
    `${Period} from the day you apply`,
    `We delete it after ${period}, unless you start care`,
    `We delete it after ${period}, unless you start work`,
  ])
    expect(words).toContain(sentence);
});

it.each([
  ['', 'two years'],
  ['36', 'three years'],
  ['18', '18 months'],
])('with ACCOUNT_MONTHS=%s the privacy page says that an account goes after %s', async (months, period) => {
  expect(await wordsWith('', months)).toContain(
    `have not used it for ${period}. We email you a month before.`,
  );
});

it('with BACKUP_DAYS=90 the privacy page says that backups keep everything for 90 days more', async () => {
  expect(await wordsWith('', '', '90')).toContain('They keep all of this for 90 days more');
});

it('the figures of the privacy page are those of what keeps the data', async () => {
  const words = await wordsWith('');
  expect(words).toContain(
    `for ${SESSION_LIFETIME / DAY} days at most, and for ${SESSION_IDLE_LIFETIME / DAY} days if`,
  );
  expect(words).toContain(`the vacancies for ${VACANCY_DAYS} days`);
  expect(words).toContain(`whose tab was closed is deleted after ${keptInDatabase[1].days} day,`);
  const file = (name: string) => readFileSync(path.join(__dirname, '../..', name), 'utf8');
  // Files are deleted whole, a day after their first line.
  const logDays = Number(/MaxRetentionSec=(\d+)day/.exec(file('deploy/journald.conf'))?.[1]) + 1;
  const backupDays = /BACKUP_DAYS:-(\d+)/.exec(file('deploy/backup.sh'))?.[1];
  expect(words).toContain(`"${logDays} days. The counts of attempts: two days.`);
  expect(words).toContain(`for ${backupDays} days more`);
  const windows = Object.values(limits).map(({ windowMs }) => windowMs);
  expect(Math.max(...windows) + EXPIRED_KEPT_MS).toBeLessThanOrEqual(2 * DAY);
});
