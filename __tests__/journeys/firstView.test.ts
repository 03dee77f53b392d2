import type { Page, Route } from 'playwright-core';
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

const wordsInTheMiddle = (page: Page) =>
  page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent);

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
  // As it is until the first paint.
  await page.evaluate(() => (document.documentElement.dataset.shown = 'first'));
  expect((await partsOf(page)).slice(-2)).toEqual(['hidden', 'hidden']);
  letIn();
  await untilWhole(page);
  expect(new Set(await partsOf(page))).toEqual(new Set(['visible']));
  await context.close();
});

test('who goes to the end at once gets there', async () => {
  const { page, context } = await openHeldUp('/');
  await page.waitForFunction(() => document.documentElement.dataset.shown === 'near');
  await page.keyboard.press('End');
  await page.waitForFunction(() => scrollY > 0);
  await page.waitForTimeout(500);
  const isLeft = () => document.documentElement.scrollHeight - innerHeight - scrollY;
  expect(await page.evaluate(isLeft)).toBeLessThan(2);
  await context.close();
});

test('a page whose faces take long is whole and alive without them', async () => {
  const { page, context, letIn } = await openHeldUp('/AboutUs');
  await untilAlive(page);
  await untilWhole(page);
  expect(new Set(await partsOf(page))).toEqual(new Set(['visible']));
  expect(await page.locator('[data-fonts]').count()).toBe(0);
  letIn();
  await page.waitForFunction(() => 'fonts' in document.documentElement.dataset);
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
  await untilAlive(page);
  await page.evaluate(() => scrollTo(0, 4000));
  const seen = await wordsInTheMiddle(page);
  await page.reload();
  expect(new Set(await partsOf(page))).toEqual(new Set(['visible']));
  await page.waitForFunction(() => scrollY > 0);
  expect(await wordsInTheMiddle(page)).toBe(seen);
  await context.close();
});

test.each(['#main', '#:~:text=safeguarding'])(
  'an address that leads to a place, by %s, has its height at once',
  async (hash) => {
    const { page, context } = await openHeldUp(`/AboutUs${hash}`);
    expect(new Set(await partsOf(page))).toEqual(new Set(['visible']));
    await context.close();
  },
);

/** Opens a page without its script; two minutes later the site gives up waiting for it. */
async function openWithoutScript(scripts: string, answer: (route: Route) => unknown) {
  const visitor = await openBrowser(site.origin, phone);
  const { page, context } = visitor;
  await context.route(scripts, answer);
  await page.clock.install();
  await page.goto('/AboutUs');
  await page.getByRole('banner').click({ position: { x: 1, y: 1 } });
  await page.waitForFunction(() => {
    const wanted = document.getElementById('root')?.dataset.scripts?.split(' ');
    return document.querySelectorAll('link[rel=modulepreload]').length === wanted?.length;
  });
  await page.clock.runFor(1000);
  await page.clock.fastForward(120_000);
  await page.getByText('Part of this page has not loaded').waitFor();
  return visitor;
}

test('script that does not come within two minutes is said to be missing, and asked for again', async () => {
  const scripts = '**/assets/*.js*';
  // Neither answered nor refused.
  const { page, context } = await openWithoutScript(scripts, () => undefined);
  const [again] = await Promise.all([page.waitForRequest(scripts), page.clock.fastForward(5000)]);
  expect(again.url()).toMatch(/\.js\?1$/);
  await context.close();
});

test('script that comes after two minutes counts, though it has been asked for again', async () => {
  const late: Route[] = [];
  const { page, context } = await openWithoutScript('**/assets/common*.js*', (route) => late.push(route));
  await Promise.all([page.waitForRequest(/\.js\?1$/), page.clock.fastForward(5000)]);
  await late[0]?.continue();
  expect(await pressFirst(page)).toBe('true');
  await context.close();
});

test('a page comes alive once, however often its script comes', async () => {
  const late: Route[] = [];
  const { page, context } = await openWithoutScript('**/assets/main*.js', (route) => late.push(route));
  await page.clock.fastForward(5000);
  expect(await pressFirst(page)).toBe('true');
  await Promise.all([page.waitForResponse('**/assets/main*.js'), late[0]?.continue()]);
  await page.clock.runFor(5000);
  // Twice alive, the page would open it and close it again.
  expect(await pressFirst(page)).toBe('false');
  await context.close();
});

/** Presses the first of the parts that open, and gives whether it is open then. */
async function pressFirst(page: Page) {
  const part = page.getByRole('main').locator('button[aria-expanded]').first();
  const before = await part.getAttribute('aria-expanded');
  await part.click();
  await page.locator(`main button[aria-expanded]:not([aria-expanded=${before}]) >> nth=0`).waitFor();
  return part.getAttribute('aria-expanded');
}

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
