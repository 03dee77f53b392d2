/** @jest-environment node */
import type * as Forms from '@/content/forms';
import type * as Privacy from '@/content/pages/privacy';

afterEach(() => {
  delete process.env.RETENTION_DAYS;
  delete process.env.ACCOUNT_MONTHS;
});

/** The words of the privacy page and of the lines beside the forms, as in a build with this setting. */
async function wordsWith(days: string, months = ''): Promise<string> {
  process.env.RETENTION_DAYS = days;
  process.env.ACCOUNT_MONTHS = months;
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
