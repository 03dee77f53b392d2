import { openBrowser } from './support/browser';
import { ask } from './support/database';
import { fill } from './support/candidate';
import { siteForAllTests } from './support/site';

const thanks = 'Thanks for reaching us!';
const enquiry = {
  Name: 'Ward manager',
  Phone: '+442079460958',
  Email: 'ward@hospital.example',
  Message: 'We need two nurses for nights in May.',
};

const site = siteForAllTests();

test.each([
  { address: '/', submit: /^(Send|Submit)/, hasTerms: false },
  { address: '/ContactUs', submit: 'Send message', hasTerms: true },
])(
  'an enquiry from $address is stored and the form is empty again',
  async ({ address, submit, hasTerms }) => {
    const { page, problems } = await openBrowser(site.origin);
    await page.goto(address);
    await fill(page, enquiry);
    await page.getByLabel('Enquiry type').selectOption('Health Care');
    if (hasTerms) await page.getByRole('checkbox', { name: /terms/i }).check();
    await page.getByRole('main').getByRole('button', { name: submit }).click();

    await page.getByText(thanks).waitFor();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('');
    const stored = ask<{ name: string; message: string }>(
      site.dataFolder,
      'SELECT name, message FROM enquiries',
    );
    expect(stored.at(-1)).toMatchObject({ name: enquiry.Name, message: enquiry.Message });
    expect(problems).toEqual([]);
  },
);

test('a toast takes its time where less motion is asked for, too', async () => {
  const { page, context } = await openBrowser(site.origin, { reducedMotion: 'reduce' });
  await page.goto('/ContactUs');
  await fill(page, enquiry);
  await page.getByLabel('Enquiry type').selectOption('Training');
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Send message' }).click();
  const clock = page.locator('.Toastify__progress-bar--animated');
  await clock.waitFor({ state: 'attached' });
  expect(await clock.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('5s');
  await context.close();
});
