import { offlineLine } from '@/content/pageTrouble';
import { apiPaths } from '@/contract/paths';
import { openBrowser, openPage, untilHydrated } from './support/browser';
import { signIn, signUp } from './support/candidate';
import { siteForAllTests } from './support/site';
import { keptAddresses, untilKept, untilWorking } from './support/worker';

const site = siteForAllTests();

/** Opens the site with service workers, which the other journeys do without, and waits until it has been kept. */
async function visit(address = '/') {
  const visitor = await openBrowser(site.origin, { serviceWorkers: 'allow' });
  await openPage(visitor.page, address);
  await untilWorking(visitor.page);
  return visitor;
}

test('without a connection pages, the list and vacancies open, and one line says that they may be out of date', async () => {
  const { page, context } = await visit('/JobsPage');
  await untilKept(page, apiPaths.jobs);
  await openPage(page, '/job/101');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const line = page.getByRole('status').getByText(offlineLine);
  await context.setOffline(true);
  await line.waitFor();

  await page.goto('/ContactUs?enquiryType=Jobs');
  await untilHydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await line.waitFor();
  await page.goto('/job/101');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goto('/JobsPage?jobType=Contract');
  await page.getByRole('list', { name: 'Vacancies' }).getByRole('link').last().waitFor();

  await context.setOffline(false);
  await line.waitFor({ state: 'detached' });
});

test('nothing but the site and reads of vacancies is kept, no policy is broken, and wiping the device ends it', async () => {
  const { page, problems } = await visit();
  await signUp(page);
  await signIn(page);
  await openPage(page, '/JobsPage');
  await untilKept(page, apiPaths.jobs);
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  const kept = await keptAddresses(page);
  expect(kept.filter((address) => /^\/(?:api|no-such|job\/)/.test(address))).toEqual([apiPaths.jobs]);
  expect(kept.filter((address) => /\.(?:br|gz|html|map|txt|xml)$/.test(address))).toEqual([]);
  expect(problems).toEqual([]);

  await openPage(page, '/PrivacyPolicy');
  const clear = page.getByRole('button', { name: 'Clear this site from this device' });
  await clear.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear this site from this device' }).click();
  await page.getByText(/^Done\./).waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a page whose script went with an older version is loaded anew', async () => {
  const { page } = await openBrowser(site.origin);
  await openPage(page, '/');
  await page.route(/\/assets\/faq\./, (route) => route.fulfill({ status: 404 }));
  const loaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await loaded;
  expect(new URL(page.url()).pathname).toBe('/Blog');
});

test('the site can be installed, with shortcuts to the vacancies and the saved ones', async () => {
  const { page, context } = await openBrowser(site.origin);
  await openPage(page, '/');
  const devtools = await context.newCDPSession(page);
  const { errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as Record<'icons' | 'shortcuts', Record<string, string>[]>;
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/JobsPage', '/JobsPage?list=saved#saved']);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src = '', type } of manifest.icons) {
    const icon = await context.request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
});
