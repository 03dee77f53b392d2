import type { Page } from 'playwright-core';
import { applicationForm, signInToApply } from './support/applying';
import { openBrowser, openPage } from './support/browser';
import { candidate, fill, signIn, signUp, submitSignUp } from './support/candidate';
import { siteForAllTests } from './support/site';

const site = siteForAllTests();

beforeAll(async () => {
  const { page, context } = await openBrowser(site.origin);
  await signUp(page);
  await context.close();
});

/** How a toast comes up in each form and dialog. */
const occasions: Record<string, (page: Page) => Promise<unknown>> = {
  'the application that opens after signing in': async (page) => {
    await openPage(page, '/job/101');
    await signInToApply(page);
    await applicationForm(page).getByLabel('Full name').waitFor();
  },
  'a refused sign-in in the dialog': async (page) => {
    await openPage(page, '/job/101');
    await signInToApply(page, { ...candidate, password: 'Wrong-1!' });
  },
  'the page after signing up': (page) => signUp(page, { ...candidate, email: 'now@candidate.example' }),
  'a refused sign-up': async (page) => {
    await openPage(page, '/SignUp');
    await submitSignUp(page);
  },
  'a refused new password': async (page) => {
    await openPage(page, '/reset-password/token');
    const values = { 'New password': candidate.password, 'Confirm password': candidate.password };
    const form = await fill(page, 'Set a new password', values);
    await form.getByRole('button', { name: 'Set new password' }).click();
  },
  'an enquiry that was sent': async (page) => {
    await openPage(page, '/ContactUs');
    const { email: Email, phone: Phone } = candidate;
    const values = { Name: 'Ada', Email, Phone, Message: 'We need two night carers from Monday.' };
    const form = await fill(page, 'Leave us a message', values);
    await form.getByLabel('Enquiry type').selectOption('Jobs');
    await form.getByLabel(/^I accept/).check();
    await form.getByRole('button', { name: 'Send message' }).click();
  },
};

test.each(Object.entries(occasions))('%s: the toast covers nothing, from 320 to 1600 px', async (_, show) => {
  const { page, context } = await openBrowser(site.origin, { viewport: { width: 320, height: 800 } });
  await show(page);
  await untilShown(page);
  // Wherever the page is scrolled to as the toast comes.
  expect(await page.evaluate(coveredByToast)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(200);
  const covered: Record<number, string[]> = {};
  for (let width = 320; width <= 1600; width += 80) {
    await page.setViewportSize({ width, height: 800 });
    // The toast is placed in the frame that the width reaches.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const found = await page.evaluate(coveredByToast);
    if (found.length > 0) covered[width] = found;
  }
  expect(covered).toEqual({});
  await context.close();
});

test('a toast covers nothing on a small phone with text of twice the size', async () => {
  const { page, context } = await openBrowser(site.origin, { viewport: { width: 360, height: 640 } });
  await openPage(page, '/SignUp');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await submitSignUp(page);
  await untilShown(page);
  expect(await page.evaluate(coveredByToast)).toEqual([]);
  await context.close();
});

test.each([
  ['Welcome!', 820],
  ['Welcome!', 1440],
  ['Services', 1440],
])('the menu %s opens over a toast, at %i px', async (menu, width) => {
  const { page, context } = await openBrowser(site.origin, { viewport: { width, height: 900 } });
  await signIn(page);
  await page.waitForURL((url) => url.pathname === '/');
  await untilShown(page);
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem').last().waitFor();
  expect(await page.evaluate(coveredByToast)).toEqual([]);
  await context.close();
});

/** Waits until a toast has come in, and keeps it there. */
async function untilShown(page: Page): Promise<void> {
  const toast = page.locator('.Toastify__toast');
  await toast.waitFor();
  await toast.evaluate(async (each) => {
    await Promise.all(each.getAnimations().map(({ finished }) => finished));
    for (const clock of each.getAnimations({ subtree: true })) clock.pause();
  });
}

/** Runs in the page: what must be seen and lies under a toast, by its HTML. What was scrolled out of sight goes behind it, as behind a header. */
function coveredByToast(): string[] {
  const toast = document.querySelector('.Toastify__toast');
  if (!toast) return ['no toast is shown'];
  const box = toast.getBoundingClientRect();
  const layer = toast.closest<HTMLElement>('body > [data-toasts]');
  const pushedDown = layer && !layer.hasAttribute('data-floating') ? layer.offsetHeight : 0;
  const within = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document;
  return [
    ...within.querySelectorAll('h1, h2, h3, label, input, select, textarea, button, header a, [role=menu]'),
  ]
    .filter((other) => {
      if (toast.contains(other)) return false;
      const { top, bottom, left, right } = other.getBoundingClientRect();
      if (top < pushedDown && scrollY > 0) return false;
      const x = (Math.max(left, box.left) + Math.min(right, box.right)) / 2;
      const y = (Math.max(top, box.top) + Math.min(bottom, box.bottom)) / 2;
      const isOverlap = top < box.bottom && bottom > box.top && left < box.right && right > box.left;
      const stack = isOverlap ? document.elementsFromPoint(x, y) : [];
      return stack.indexOf(other) > stack.findIndex((each) => toast.contains(each));
    })
    .map((other) => other.outerHTML.slice(0, 100));
}
