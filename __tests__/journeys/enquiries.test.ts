import { openBrowser } from './support/browser';
import { ask } from './support/database';
import { enquiry, sendEnquiry } from './support/enquiry';
import { siteForAllTests } from './support/site';

const site = siteForAllTests();

test.each([
  { address: '/', hasTerms: false },
  { address: '/ContactUs', hasTerms: true },
])('an enquiry from $address is stored, and the form is cleared', async ({ address, hasTerms }) => {
  const { page, problems } = await openBrowser(site.origin);
  const stored = () =>
    ask<{ name: string; message: string }>(site.dataFolder, 'SELECT name, message FROM enquiries');
  const before = stored().length;
  await page.goto(address);
  await sendEnquiry(page, { hasTerms });

  await page.getByText('Thanks for reaching us!').waitFor();
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('');
  expect(stored().slice(before)).toMatchObject([{ name: enquiry.Name, message: enquiry.Message }]);
  expect(problems).toEqual([]);
});

test('a toast stays for its 5 seconds with reduced motion too', async () => {
  const { page, context } = await openBrowser(site.origin, { reducedMotion: 'reduce' });
  await page.goto('/ContactUs');
  await sendEnquiry(page);
  const clock = page.locator('.Toastify__progress-bar--animated');
  await clock.waitFor({ state: 'attached' });
  expect(await clock.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('5s');
  await context.close();
});
