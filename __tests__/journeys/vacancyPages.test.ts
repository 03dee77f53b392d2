import type { Page } from 'playwright-core';
import { apiPaths } from '@/contract/paths';
import { openBrowser, openPage, untilHydrated } from './support/browser';
import { gonePage } from './support/built';
import { sharedSite } from './support/site';

const site = sharedSite();
/** The title of vacancy 101, as the backend sends it. */
let title: string;

beforeAll(async () => {
  const answer = await fetch(`${site.origin}${apiPaths.jobDetails}?id=101`);
  title = ((await answer.json()) as { job_title: string }).job_title;
});

/** Collects the paths of the calls that a page makes to the backend. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) calls.push(pathname);
  });
  return calls;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

test('the page of a vacancy carries its data and makes no call', async () => {
  const { page, context, problems } = await openBrowser(site.origin);
  const calls = recordCalls(page);
  const html = await (await context.request.get('/job/101')).text();
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  await openPage(page, '/job/101');
  await page.waitForLoadState('networkidle');
  expect(await heading(page)).toBe(title);
  expect(calls).toEqual([]);
  expect(problems).toEqual([]);
});

test('Share copies the address of the vacancy where the device has no list of apps, and says so', async () => {
  const { page, problems } = await openBrowser(site.origin, {
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 390, height: 844 },
  });
  await openPage(page, '/job/101?from=mail#apply');
  const name = page.getByRole('heading', { level: 1 });
  // In the page, which the press scrolls to the button.
  const place = () =>
    name.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height];
    });
  const before = await place();
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('status').getByText('Copied').waitFor();
  expect(await place()).toEqual(before);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/job/101`);
  expect(problems).toEqual([]);
});

test('the page of a vacancy that is gone says so as it is served, and once it is hydrated', async () => {
  const { page, problems } = await openBrowser(site.origin);
  const html = await gonePage();
  await page.route('**/job/purged', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route(`**${apiPaths.jobDetails}?*`, (route) => route.fulfill({ status: 410, json: {} }));
  await page.goto('/job/purged');
  await untilHydrated(page);
  expect(html).toContain('noindex');
  for (const words of [await heading(page), 'It has closed and takes no more applications.'])
    expect(html).toContain(words);
  expect(await heading(page)).toBe('This vacancy is no longer open');
  await page.getByText('It has closed and takes no more applications.').waitFor();
  await page.getByRole('link', { name: /^Nurse/ }).waitFor();
  // The call to the backend, which answers 410 too, is logged.
  expect(problems.filter((problem) => !/410|could not be loaded/.test(problem))).toEqual([]);
});

test('the sign-in of a vacancy shows its links on a phone of 360x640', async () => {
  const { page } = await openBrowser(site.origin, { viewport: { width: 360, height: 640 } });
  await openPage(page, '/job/101');
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  for (const name of ['Forgot Password?', /^Don.t have an account yet/]) {
    const link = page.getByRole('dialog', { name: 'Sign In' }).getByRole('link', { name });
    const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(640);
  }
});

const vacancies = (page: Page) => page.getByRole('list', { name: 'Vacancies' }).getByRole('link');

type Place = { address: string; top: number };

/** The first vacancy well inside the window, and where it is. */
const placeOf = (page: Page): Promise<Place> =>
  vacancies(page).evaluateAll((links) => {
    const seen = links.find((each) => each.getBoundingClientRect().top > 150);
    return { address: seen?.getAttribute('href') ?? '', top: seen?.getBoundingClientRect().top ?? 0 };
  });

async function expectPlace(page: Page, { address, top }: Place) {
  const link = page.locator(`a[href="${address}"]`);
  await link.waitFor();
  await page.evaluate(untilStill);
  expect(Math.abs(((await link.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
}

/** Runs in the page: resolves once the scroll position and the list have not moved for 30 frames. */
const untilStill = () =>
  new Promise<void>((resolve) => {
    let last = '';
    let frames = 0;
    const check = () => {
      const tops = [...document.querySelectorAll('main a')].map((each) => each.getBoundingClientRect().top);
      const now = `${scrollY} ${tops.join(' ')}`;
      frames = now === last ? frames + 1 : 0;
      last = now;
      if (frames === 30) resolve();
      else requestAnimationFrame(check);
    };
    check();
  });

test.each([
  { width: 390, down: 5000, isReloaded: true },
  { width: 1440, down: 1500, isReloaded: false },
])(
  'at $width px a visitor who comes back to the list finds its cards and their place (vacancy loaded anew: $isReloaded)',
  async ({ width, down, isReloaded }) => {
    const { page } = await openBrowser(site.origin, { viewport: { width, height: 844 } });
    await openPage(page, '/JobsPage');
    for (const count of isReloaded ? [40, 60] : []) {
      await page.getByRole('button', { name: /^Show 20 more/ }).click();
      await vacancies(page)
        .nth(count - 1)
        .waitFor();
    }
    const count = await vacancies(page).count();
    await page.mouse.move(width / 2, 400);
    await page.mouse.wheel(0, down - (await page.evaluate(() => scrollY)));
    await page.evaluate(untilStill);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(down / 2);
    const place = await placeOf(page);
    await page.locator(`a[href="${place.address}"]`).click();
    await page.waitForURL(`**${place.address}`);
    if (isReloaded) {
      await page.reload();
      await untilHydrated(page);
    }
    await page.goBack();
    await expectPlace(page, place);
    expect(await vacancies(page).count()).toBe(count);
    await page.reload();
    await expectPlace(page, place);
  },
);

test('turning a phone moves the filters from the drawer to beside the list', async () => {
  const { page } = await openBrowser(site.origin, { viewport: { width: 390, height: 844 } });
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
});

test('each vacancy of the printed list is a plain block across the paper', async () => {
  const { page } = await openBrowser(site.origin);
  await openPage(page, '/JobsPage');
  // The width of A4 within its margins.
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1, name: 'Discover' }).isVisible()).toBe(true);
  const card = vacancies(page).first();
  expect((await card.boundingBox())?.width).toBeGreaterThan(600);
  expect((await card.boundingBox())?.height).toBeLessThan(90);
  expect(await page.getByRole('button', { name: /^Save / }).count()).toBe(0);
});

test('on a phone the first vacancy is in the first view, and Search brings the count to the top', async () => {
  const { page } = await openBrowser(site.origin, { viewport: { width: 360, height: 740 } });
  await openPage(page, '/JobsPage?jobTitle=nurse');
  expect((await vacancies(page).first().boundingBox())?.y).toBeLessThan(670);
  await page.getByRole('button', { name: 'Search' }).click();
  const count = page.getByRole('heading', { name: /^Showing: \d+ filtered jobs/ });
  await page.waitForFunction(() => scrollY > 200);
  expect((await count.boundingBox())?.y).toBeLessThan(120);
  expect(await count.evaluate((element) => element === document.activeElement)).toBe(true);
});
