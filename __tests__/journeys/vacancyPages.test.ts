import type { Page } from 'playwright-core';
import { openBrowser, openPage } from './support/browser';
import { siteForAllTests } from './support/site';
import { startStaticHost } from './support/staticHost';

const nurse = 'Registered Nurse, Acute Medical Unit';

const site = siteForAllTests();
let host: Awaited<ReturnType<typeof startStaticHost>>;

beforeAll(async () => {
  host = await startStaticHost();
});

afterAll(() => host.stop());

/** The addresses of the backend that a page asks for. */
function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) calls.push(pathname);
  });
  return calls;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

test('a vacancy comes with its data in the page, and makes no call', async () => {
  const { page, context, problems } = await openBrowser(site.origin);
  const calls = noteCalls(page);
  const html = await (await context.request.get('/job/101')).text();
  expect(html).toMatch(new RegExp(`<h1[^>]*>${nurse}</h1>`));
  await openPage(page, '/job/101');
  await page.waitForLoadState('networkidle');
  expect(await heading(page)).toBe(nurse);
  expect(calls).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('the sitemap of the running site names the vacancies beside the pages', async () => {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  expect(sitemap).toMatch(/<loc>https?:\/\/[^<]+\/job\/101<\/loc>/);
  expect(sitemap).toMatch(/<loc>https?:\/\/[^<]+\/AboutUs<\/loc>/);
});

test('the page of no vacancy has status 404, and none of a vacancy’s words', async () => {
  const { page, context } = await openBrowser(site.origin);
  const response = await page.goto('/job/none');
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain('noindex');
  await page.getByRole('link', { name: 'See all vacancies' }).waitFor();
  await context.close();
});

test('on a static host the same address is filled in by the browser, under the policy of its file', async () => {
  const { page, context, problems } = await openBrowser(host.origin);
  const calls = noteCalls(page);
  await page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: site.origin + pathname + search }) });
  });
  const response = await page.goto('/job/101');
  expect(response?.status()).toBe(200);
  await page.getByRole('heading', { level: 1, name: nurse }).waitFor();
  await page.getByRole('button', { name: 'Apply Now' }).first().waitFor();
  expect(await page.title()).toBe(`${nurse} | Lindenway Care`);
  expect(calls).toHaveLength(1);
  expect(problems).toEqual([]);
  await context.close();
});

test.each([600, 640, 700, 800])('the list does not scroll sideways at %d px', async (width) => {
  const { page, context } = await openBrowser(site.origin, { viewport: { width, height: 900 } });
  await openPage(page, '/JobsPage');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await context.close();
});

const vacancies = (page: Page) => page.getByRole('list', { name: 'Vacancies' }).getByRole('link');

/** The first vacancy that is well in the window, and where. */
const placeOf = (page: Page) =>
  vacancies(page).evaluateAll((links) => {
    const seen = links.find((each) => each.getBoundingClientRect().top > 150);
    return { address: seen?.getAttribute('href') ?? '', top: seen?.getBoundingClientRect().top ?? 0 };
  });

async function expectPlace(page: Page, place: Awaited<ReturnType<typeof placeOf>>) {
  const found = page.locator(`a[href="${place.address}"]`);
  await found.waitFor();
  await page.waitForTimeout(500);
  expect(Math.abs(((await found.boundingBox())?.y ?? 0) - place.top)).toBeLessThan(2);
}

test.each([
  [390, 600],
  [390, 7000],
  [1440, 2400],
])(
  'who leaves the list at %d px, %d px down, and comes back, finds it at the same place',
  async (width, down) => {
    const { page, context } = await openBrowser(site.origin, { viewport: { width, height: 844 } });
    await openPage(page, '/JobsPage');
    for (let turn = 0; turn < 6; turn++) {
      await page.mouse.wheel(0, down / 6);
      await page.waitForTimeout(100);
    }
    await page.waitForTimeout(300);
    const place = await placeOf(page);
    await page.locator(`a[href="${place.address}"]`).click();
    await page.waitForURL(`**${place.address}`);
    await page.goBack();
    await expectPlace(page, place);
    await page.reload();
    await expectPlace(page, place);
    await context.close();
  },
);

test('a phone that is turned shows the filters beside the list, and no longer over it', async () => {
  const { page, context } = await openBrowser(site.origin, { viewport: { width: 390, height: 844 } });
  await openPage(page, '/JobsPage');
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('checkbox', { name: 'Contract' }).check();
  await page.setViewportSize({ width: 844, height: 390 });
  await drawer.waitFor({ state: 'hidden' });
  const beside = page.getByRole('complementary', { name: 'Filters' });
  expect(await beside.getByRole('checkbox', { name: 'Contract' }).isChecked()).toBe(true);
  await page.mouse.move(400, 200);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => scrollY > 0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await context.close();
});
