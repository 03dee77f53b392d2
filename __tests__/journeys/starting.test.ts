import type { Page, Route } from 'playwright-core';
import { loadFailure } from '@/content/loadFailure';
import { provider } from '@/content/provider';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { holdUp, openBrowser, openPage, untilHydrated, untilReady } from './support/browser';
import { sharedSite } from './support/site';

const site = sharedSite();
const phone = { viewport: { width: 390, height: 844 } };
const script = '**/assets/packages*.js*';

test.each([
  ['fonts', '**/fonts/*'],
  ['pictures', '**/images/*'],
])('a page whose %s hang is hydrated all the same', async (_, files) => {
  const { page, context } = await openBrowser(site.origin, phone);
  await holdUp({ context }, files);
  await page.goto('/', { waitUntil: 'commit' });
  await untilHydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

test.each<[move: string, make: (page: Page) => Promise<void>]>([
  ['the mouse', (page) => page.mouse.down()],
  ['the wheel', (page) => page.mouse.wheel(0, 50)],
  ['a key', (page) => page.keyboard.press('Tab')],
])('a first move of %s starts the script, although a picture hangs', async (_, make) => {
  const { page, context } = await openBrowser(site.origin, phone);
  await holdUp({ context }, '**/images/*');
  // Without time to pass, nothing else can start it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const asked = page.waitForRequest(script);
  await make(page);
  expect((await asked).resourceType()).toBe('script');
});

test('a page that is loaded anew shows the place where the visitor was', async () => {
  const { page } = await openBrowser(site.origin, phone);
  await openPage(page, '/AboutUs');
  await page.evaluate(() => scrollTo(0, 4000));
  const seen = await sectionInTheMiddle(page);
  await page.reload();
  await untilReady(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await sectionInTheMiddle(page)).toBe(seen);
});

const sectionInTheMiddle = (page: Page) =>
  page.evaluate(
    () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('section')?.textContent,
  );

const failureLine = (page: Page) => page.getByText(loadFailure.text);

test('a script that fails is asked for again by itself, and nothing is said', async () => {
  const { page, context } = await openBrowser(site.origin, phone);
  await context.route(script, (route) => route.abort(), { times: 1 });
  await page.goto('/AboutUs');
  await untilHydrated(page);
  expect(await failureLine(page).isVisible()).toBe(false);
});

const notLoaded = (route: Route) => route.abort();
const unreadable = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'const const = SyntaxError;' });

test.each([
  ['does not load', notLoaded],
  ['cannot be read', unreadable],
])(
  'a page whose script %s says so for good, with the telephone and a link that loads it again, and dims no button',
  async (_, answer) => {
    const { page, context } = await openBrowser(site.origin, phone);
    await context.route(script, answer);
    await page.goto('/SignIn');
    const button = page.getByRole('main').getByRole('button', { name: 'Sign In' });
    await button.click();
    expect(await button.getAttribute('aria-busy')).toBe('true');
    const line = page.getByRole('alert').filter({ hasText: loadFailure.text });
    await line.waitFor();
    await button.click();
    expect(await button.getAttribute('aria-busy')).toBeNull();
    const call = line.getByRole('link', { name: provider.telephone.text });
    expect(await call.getAttribute('href')).toBe(provider.telephone.href);
    for (const place of [0, 100_000]) {
      await page.evaluate((top) => scrollTo(0, top), place);
      const { y, height } = (await line.boundingBox()) ?? { y: NaN, height: NaN };
      expect(Math.round(y + height)).toBe(844);
    }
    await context.unroute(script);
    await line.getByRole('link', { name: loadFailure.reload }).click();
    await untilHydrated(page);
    expect(await failureLine(page).isVisible()).toBe(false);
  },
);

test.each([
  ['/SignUp', 'does not load', 'signUp', 'Sign Up', notLoaded],
  // Its data are in the HTML, and the code that reads them is among its own.
  ['/job/101', 'cannot be read', 'job', 'Apply Now', unreadable],
])('%s, whose own code %s, stays in sight and says so', async (address, _, name, button, answer) => {
  const { page, context } = await openBrowser(site.origin, phone);
  const code = `**/assets/${name}.*.js*`;
  await context.route(code, answer);
  await page.goto(address);
  // Each script is asked for three times first.
  await failureLine(page).waitFor({ timeout: 30_000 });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.getByRole('main').getByRole('button', { name: button }).last().isVisible()).toBe(true);
});

test('a page that throws while it is hydrated stays as it was served, and says so with the telephone', async () => {
  const { page, context } = await openBrowser(site.origin, phone);
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('denied');
    };
  });
  await page.goto('/AboutUs');
  await untilHydrated(page);
  await failureLine(page).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(
    'Your Trust Is Our Commitment',
  );
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  await context.close();
});

test('a page whose script has not come after two minutes says so until it comes', async () => {
  const { page, context } = await openBrowser(site.origin, phone);
  const letIn = await holdUp({ context }, script);
  await page.clock.install();
  const asked = page.waitForRequest(script);
  await page.goto('/AboutUs');
  await page.mouse.move(1, 1);
  await asked;
  await page.clock.fastForward(120_000);
  await failureLine(page).waitFor();
  letIn();
  await failureLine(page).waitFor({ state: 'hidden' });
});

test.each([paths.jobs, paths.jobsInternational])('%s asks for the vacancies once', async (address) => {
  const { page } = await openBrowser(site.origin, phone);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto(address);
  await page.getByRole('heading', { name: /^Showing: [1-9]/ }).waitFor();
  expect(calls.filter((url) => url.endsWith(apiPaths.jobs))).toHaveLength(1);
});
