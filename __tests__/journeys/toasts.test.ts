import type { Page } from 'playwright-core';
import { applicationForm, signInToApply } from './support/applying';
import { openBrowser, openPage } from './support/browser';
import { candidate, fill, signIn, signUp } from './support/candidate';
import { siteForAllTests } from './support/site';

const site = siteForAllTests();

beforeAll(async () => {
  const { page, context } = await openBrowser(site.origin);
  await signUp(page);
  await context.close();
});

const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

test.each(screens)(
  'as the application opens, the toast of the sign-in covers neither the vacancy’s name nor a field ($width px)',
  async (viewport) => {
    const { page, context } = await openBrowser(site.origin, { viewport });
    await openPage(page, '/job/101');
    await signInToApply(page);
    await applicationForm(page).getByLabel('Full name').waitFor();
    await expectNothingCovered(page, 'Sign In successful');
    await context.close();
  },
);

test('a refused new password leaves heading and fields free, at every width', async () => {
  const { page, context } = await openBrowser(site.origin, { viewport: { width: 320, height: 844 } });
  await openPage(page, '/reset-password/token');
  const values = { 'New password': candidate.password, 'Confirm password': candidate.password };
  const form = await fill(page, 'Set a new password', values);
  await form.getByRole('button', { name: 'Set new password' }).click();
  await page.locator('.Toastify__toast').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(300);
  for (let width = 320; width <= 1600; width += 80) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingCovered(page);
  }
  await context.close();
});

test.each(screens.slice(2))('the Welcome menu opens clear of a toast ($width px)', async (viewport) => {
  const { page, context } = await openBrowser(site.origin, { viewport });
  await signIn(page);
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Welcome!' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).waitFor();
  await expectNothingCovered(page, 'Sign In successful');
  await context.close();
});

/** Waits until a toast has come in, and expects that it covers no heading, field or open menu that is in sight. */
async function expectNothingCovered(page: Page, text = ''): Promise<void> {
  const toast = page.locator('.Toastify__toast').filter({ hasText: text });
  await toast.waitFor();
  await toast.evaluate((each) =>
    Promise.all(each.getAnimations({ subtree: false }).map(({ finished }) => finished)),
  );
  const covered = await toast.evaluate((each) => {
    const box = each.getBoundingClientRect();
    const within = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document;
    const all = within.querySelectorAll('h1, h2, h3, [data-frame], [role=menu], [data-no-toasts]');
    return [...all]
      .filter((other) => {
        const { top, bottom, left, right } = other.getBoundingClientRect();
        return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
      })
      .map((other) => other.outerHTML.slice(0, 100));
  });
  expect(covered).toEqual([]);
}
