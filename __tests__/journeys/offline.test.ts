import type { BrowserContextOptions, Page } from 'playwright-core';
import { offlineCopy } from '@/content/offline';
import { apiPaths } from '@/contract/paths';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { startBadLine, type Trouble } from '@test-journeys/badLine';
import { openBrowser, openPage, untilHydrated, type Visitor } from './support/browser';
import { signIn, signUp } from './support/candidate';
import { siteForAllTests } from './support/site';
import {
  addToKeptList,
  forgetVacancies,
  keptAddresses,
  makeOlder,
  untilDropped,
  untilKept,
  untilWorking,
} from './support/worker';

const details = `${apiPaths.jobDetails}?id=101`;
const asToday = /^You are offline\. This page is shown as it was at \d\d:\d\d\.$/;
const asEarlier = /^You are offline\. This page is shown as it was on \d+ \w+ at \d\d:\d\d\.$/;
/** While there is a connection, but no backend at its end. */
const askingAgain = /^This page is shown as it was at \d\d:\d\d\. We are asking again\.$/;

const site = siteForAllTests();

/** Opens the site with service workers, which the other journeys do without. */
const visit = (origin: string, options: BrowserContextOptions = {}): Promise<Visitor> =>
  openBrowser(origin, { ...options, serviceWorkers: 'allow' });

test('pages, the list and an opened vacancy open without the backend, say from when they are, and are refreshed', async () => {
  const backend = await runBuilt();
  const { page, context } = await visit(backend.origin);
  await openPage(page, '/JobsPage');
  await untilWorking(page);
  await untilKept(page, apiPaths.jobs);
  await page.goto('/job/101');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await untilKept(page, details);
  await backend.stop();

  await page.goto('/AboutUs');
  await untilHydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await page.goto('/JobsPage');
  await page.getByRole('status').getByText(askingAgain).waitFor();
  await page.getByRole('list', { name: 'Vacancies' }).getByRole('link').nth(3).waitFor();
  await page.goto('/job/101');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('status').getByText(askingAgain).waitFor();

  const { port } = new URL(backend.origin);
  const restarted = await runBuilt({ PORT: port });
  // The page asks again after 2, 4, 8, 16 and 32 seconds; on a busy machine the server needs more than the first three.
  await page.getByRole('status').getByText(askingAgain).waitFor({ state: 'detached', timeout: 45_000 });
  expect(await page.getByRole('heading', { level: 1, name: title }).isVisible()).toBe(true);
  await context.close();
  await restarted.stop();
}, 90_000);

test('a vacancy opened on the very first visit is kept; one from another day says which', async () => {
  const { page, context } = await visit(site.origin);
  await page.goto('/job/101');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await untilWorking(page);
  await untilKept(page, details);
  await context.setOffline(true);
  await makeOlder(page, details, 36 * 60 * 60 * 1000);
  await page.goto('/job/101');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText(asEarlier).waitFor();
  await page.goto('/AboutUs');
  await page.getByText(offlineCopy.offline).waitFor();
  await context.setOffline(false);
  await page.getByText(offlineCopy.offline).waitFor({ state: 'detached' });
  expect(await page.getByText(/You are offline/).count()).toBe(0);
  await context.close();
});

// On a device of its own: it must not have the vacancy in a kept list.
test('a vacancy that is a month old is not shown any more, and is not said to have closed', async () => {
  const { page, context } = await visit(site.origin);
  await page.goto('/job/101');
  await untilWorking(page);
  await untilKept(page, details);
  await context.setOffline(true);
  await makeOlder(page, details, 31 * 24 * 60 * 60 * 1000);
  await page.goto('/job/101');
  await untilHydrated(page);
  await page.getByText('Loading...', { exact: true }).waitFor();
  await page.getByText(/this vacancy is not kept on your device/).waitFor();
  expect(await page.getByText(/may have closed/).count()).toBe(0);
  expect(await page.getByText(/shown as it was/).count()).toBe(0);
  await context.close();
});

describe('a vacancy whose page comes only in part', () => {
  let line: Awaited<ReturnType<typeof startBadLine>>;
  let trouble: Trouble = { kind: 'none' };
  let visitor: Visitor;

  beforeAll(async () => {
    line = await startBadLine(
      () => site.origin,
      ({ url = '' }) => (url.startsWith('/job/') ? trouble : { kind: 'none' }),
    );
    visitor = await visit(line.origin);
    await openPage(visitor.page, '/JobsPage');
    await untilWorking(visitor.page);
  });
  afterAll(() => line.stop());

  test.each([
    ['answerStalls', 0],
    ['answerCut', 1],
  ] as const)('is shown from the device (%s)', async (kind, index) => {
    const { page } = visitor;
    await openPage(page, '/JobsPage');
    const card = page.getByRole('list', { name: 'Vacancies' }).getByRole('link').nth(index);
    const [address, words] = [await card.getAttribute('href'), await card.innerText()];
    trouble = { kind, share: 0.5 };
    await page.goto(address ?? '');
    await page.getByRole('button', { name: 'Apply Now' }).first().waitFor();
    expect(words).toContain(await page.getByRole('heading', { level: 1 }).innerText());
  });
});

describe('on a device that has kept the site', () => {
  let visitor: Visitor;
  let page: Page;

  // Keeping the site takes two seconds of a processor: once for all.
  beforeAll(async () => {
    visitor = await visit(site.origin);
    await openPage(visitor.page, '/');
    await untilWorking(visitor.page);
  });
  beforeEach(async () => {
    page = await visitor.context.newPage();
  });
  afterEach(async () => {
    // Closed first: online again, it would read the vacancies once more.
    await page.close();
    await visitor.context.setOffline(false);
    await forgetVacancies(visitor.page);
  });

  test('a saved vacancy is kept without being opened', async () => {
    const { context } = visitor;
    await openPage(page, '/JobsPage');
    await page.getByRole('button', { name: /^Save/ }).first().click();
    const link = page.getByRole('list', { name: 'Vacancies' }).getByRole('link').first();
    const address = (await link.getAttribute('href')) ?? '';
    await untilKept(page, `${apiPaths.jobDetails}?id=${address.split('/').at(-1)}`);
    await context.setOffline(true);
    await page.goto(address);
    await page.getByText(asToday).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toMatch(/^Loading|^We cannot find/);
  });

  test('a vacancy that only the list has brought opens by its address, as of the list', async () => {
    const { context } = visitor;
    await openPage(page, '/JobsPage');
    await untilKept(page, apiPaths.jobs);
    const links = page.getByRole('list', { name: 'Vacancies' }).getByRole('link');
    // In one step, as more vacancies join the list.
    const [address, words] = await links
      .last()
      .evaluate((link) => [link.getAttribute('href') ?? '', link.textContent] as const);
    await context.setOffline(true);
    await makeOlder(page, apiPaths.jobs, 36 * 60 * 60 * 1000);
    await page.goto(address);
    await page.getByText(asEarlier).waitFor();
    expect(words).toContain(await page.getByRole('heading', { level: 1 }).innerText());
    expect(await page.getByRole('heading', { name: 'Description' }).isVisible()).toBe(true);
  });

  test('a vacancy that the backend no longer has leaves the kept list', async () => {
    const { context } = visitor;
    await openPage(page, '/JobsPage');
    await untilKept(page, apiPaths.jobs);
    await addToKeptList(page, { id: 'closed-since', job_title: 'Closed since' });
    await page.goto('/job/closed-since');
    await page.getByText(/It may have closed/).waitFor();
    await untilDropped(page, 'closed-since');
    await context.setOffline(true);
    await page.goto('/job/closed-since');
    await page.getByText(/this vacancy is not kept on your device/).waitFor();
    expect(await page.getByText('Closed since').count()).toBe(0);
  });

  test('an address that is no page leads on', async () => {
    const { context } = visitor;
    await openPage(page, '/');
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await context.setOffline(true);
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await untilHydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'See the vacancies' }).click();
    await page.waitForURL('**/JobsPage');
  });

  test('the site can be installed, with shortcuts to the vacancies and the saved ones', async () => {
    const { context } = visitor;
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
});

test('nothing but the site and reads of vacancies is kept', async () => {
  const { page, context, problems } = await visit(site.origin);
  await openPage(page, '/JobsPage');
  await untilWorking(page);
  await signUp(page);
  await signIn(page);
  await openPage(page, '/JobsPage');
  await untilKept(page, apiPaths.jobs);
  const calls = (await keptAddresses(page)).filter((address) => address.startsWith('/api'));
  expect(calls).toEqual([apiPaths.jobs]);
  expect(problems).toEqual([]);
  await context.close();
});

test('on a phone the note about the connection covers no line that says why a form was not sent', async () => {
  const { page, context } = await visit(site.origin, { viewport: { width: 390, height: 844 } });
  const note = page.getByText(/^You are offline\./);
  await openPage(page, '/forgot-password');
  await untilWorking(page);
  await context.setOffline(true);
  await note.waitFor();
  await page.getByLabel('Email').fill('ada@candidate.example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByText(/^You have no connection\. The button works again/).waitFor();
  expect(await note.isVisible()).toBe(false);
  await context.setOffline(false);
  await page.getByText(/^The connection was lost/).waitFor();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByText('Reset link sent to your email').waitFor();
  await context.setOffline(true);
  await note.waitFor();
  await page.getByRole('button', { name: 'Hide' }).click();
  await note.waitFor({ state: 'detached' });
  await context.setOffline(false);
  await context.setOffline(true);
  await note.waitFor();
  await context.close();
});

test('the worker is registered once the page is hydrated, and breaks no policy', async () => {
  const { page, context, problems } = await visit(site.origin);
  await openPage(page, '/');
  await untilWorking(page);
  const [hydrated, worker] = await page.evaluate(() => [
    performance.getEntriesByName('hydrated')[0]?.startTime ?? NaN,
    performance.getEntriesByType('resource').find(({ name }) => /\/offline\./.test(name))?.startTime ?? NaN,
  ]);
  expect(worker).toBeGreaterThan(hydrated ?? NaN);
  expect(problems).toEqual([]);
  await context.close();
});
