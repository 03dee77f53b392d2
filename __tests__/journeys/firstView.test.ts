import type { Page } from 'playwright-core';
import { holdUp, openBrowser, untilAlive } from './support/browser';
import { siteForAllTests } from './support/site';

const site = siteForAllTests();
const phone = { viewport: { width: 390, height: 844 } };

/** How each part of the page is laid out: `visible` at once, `auto` when it comes near, `hidden` not yet. */
const partsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *, main ~ *')].map(
      (part) => getComputedStyle(part).contentVisibility,
    ),
  );

const untilWhole = (page: Page) => page.waitForFunction(() => !('shown' in document.documentElement.dataset));

/** Opens a page whose faces are held up, and with them all that waits for the first view. */
async function openHeldUp(address: string) {
  const visitor = await openBrowser(site.origin, phone);
  const letIn = await holdUp(visitor, '**/fonts/*');
  await visitor.page.goto(address);
  return { ...visitor, letIn };
}

test('what lies below the first view is laid out after it, and then all of it', async () => {
  const { page, context, letIn } = await openHeldUp('/AboutUs');
  await page.waitForFunction(() => document.documentElement.dataset.shown === 'near');
  const [first, ...below] = await partsOf(page);
  expect(first).toBe('visible');
  expect(new Set(below)).toEqual(new Set(['auto']));
  letIn();
  await untilWhole(page);
  expect(new Set(await partsOf(page))).toEqual(new Set(['visible']));
  await context.close();
});

test('a page whose faces take long is alive without them', async () => {
  const { page, context } = await openHeldUp('/AboutUs');
  await untilAlive(page);
  expect(await page.evaluate(() => document.documentElement.dataset.shown)).toBe('near');
  await context.close();
});

test('a page whose faces fail is whole in those of the device', async () => {
  const { page, context } = await openBrowser(site.origin, phone);
  await context.route('**/fonts/*', (route) => route.abort());
  await page.goto('/AboutUs');
  await untilWhole(page);
  expect(new Set(await partsOf(page))).toEqual(new Set(['visible']));
  expect(await page.locator('[data-fonts]').count()).toBe(0);
  await context.close();
});

test('a page that is loaded anew has its whole height at once, for the place where the visitor was', async () => {
  const { page, context } = await openHeldUp('/AboutUs');
  await page.waitForFunction(() => document.documentElement.dataset.shown === 'near');
  await page.reload();
  expect(new Set(await partsOf(page))).toEqual(new Set(['visible']));
  await context.close();
});

test('without script nothing waits', async () => {
  const { page, context } = await openBrowser(site.origin, { ...phone, javaScriptEnabled: false });
  await page.goto('/AboutUs');
  expect(new Set(await partsOf(page))).toEqual(new Set(['visible']));
  await context.close();
});

test('script that does not come within two minutes is said to be missing, and asked for again', async () => {
  const { page, context } = await openBrowser(site.origin, phone);
  const scripts = '**/assets/*.js*';
  // Neither answered nor refused.
  await context.route(scripts, () => undefined);
  await page.clock.install();
  await page.goto('/AboutUs');
  await page.getByRole('banner').click({ position: { x: 1, y: 1 } });
  await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]'));
  await page.clock.fastForward(120_000);
  await page.getByText('Part of this page has not loaded').waitFor();
  const [again] = await Promise.all([page.waitForRequest(scripts), page.clock.fastForward(5000)]);
  expect(again.url()).toMatch(/\.js\?1$/);
  await context.close();
});

test('script that fails is said to be missing, and comes with the next try', async () => {
  const { page, context } = await openBrowser(site.origin, phone);
  await context.route('**/assets/common*.js', (route) => route.abort());
  await page.goto('/AboutUs');
  const trouble = page.getByText('Part of this page has not loaded');
  await trouble.waitFor();
  // A new try has another address.
  await untilAlive(page);
  expect(await trouble.count()).toBe(0);
  await context.close();
});
