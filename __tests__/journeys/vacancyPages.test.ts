import type { Page } from 'playwright-core';
import { closeBrowser, openBrowser, openPage } from './support/browser';
import { startSite, type RunningSite } from './support/site';
import { startStaticHost } from './support/staticHost';

const nurse = 'Registered Nurse, Acute Medical Unit';

let site: RunningSite;
let host: Awaited<ReturnType<typeof startStaticHost>>;

beforeAll(async () => {
  [site, host] = await Promise.all([startSite(), startStaticHost()]);
});

afterAll(async () => {
  await closeBrowser();
  await Promise.all([site.stop(), host.stop()]);
});

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
