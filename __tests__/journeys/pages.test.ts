import { jobsCopy } from '@/content/jobs';
import { provider } from '@/content/provider';
import { paths } from '@/lib/paths';
import { closeBrowser, openBrowser, openPage } from './support/browser';
import { startSite, type RunningSite } from './support/site';

const addresses = Object.values(paths).map((path) => path.replace(':id', '101').replace(':token', 'abc'));

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});

afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

test.each(addresses)('%s is complete without JavaScript', async (address) => {
  const { page, context } = await openBrowser(site.origin, { javaScriptEnabled: false });
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
  expect(await page.title()).toMatch(/\S+ \| Lindenway Care$|^Lindenway Care/);
  expect(await page.locator('meta[name=description]').count()).toBe(1);
  expect(await page.locator('link[rel=canonical], meta[name=robots]').count()).toBe(1);
  await context.close();
});

test.each(addresses)('%s comes alive without a mismatch or a violation of its policy', async (address) => {
  const { page, context, problems } = await openBrowser(site.origin);
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, {
        firstHeading: document.querySelector('h1'),
        firstPart: document.querySelector('main > *'),
      });
    });
  });
  await openPage(page, address);

  const isKept = await page.evaluate(() => {
    const { firstHeading, firstPart } = window as unknown as Record<string, Element | null>;
    return document.querySelector('h1') === firstHeading && document.querySelector('main > *') === firstPart;
  });
  expect(isKept).toBe(true);
  expect(await repeatedStyles(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test.each([paths.jobs, paths.jobsInternational])(
  '%s says that its list needs JavaScript',
  async (address) => {
    const { page, context } = await openBrowser(site.origin, { javaScriptEnabled: false });
    await page.goto(address);
    // Looked up by its element: the text and role queries pass over what stands in a noscript.
    const note = page.locator('main noscript p');
    expect(await note.isVisible()).toBe(true);
    expect(await note.innerText()).toBe(`${jobsCopy.needsScript} ${provider.telephone.text}`);
    expect(await note.locator('a').getAttribute('href')).toBe(provider.telephone.href);
    expect(await page.getByText(jobsCopy.loading).isVisible()).toBe(false);
    await context.close();
  },
);

test('an unknown address gets the not-found page and status 404', async () => {
  const { page, context } = await openBrowser(site.origin);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
});

test('what is typed and pressed before the page is alive is not lost', async () => {
  const { page, context } = await openBrowser(site.origin);
  await context.route('**/assets/site*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/SignIn', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('early@bird.example');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Password is required').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('early@bird.example');
  await context.close();
});

/** Rules that stand in the page more than once. */
const repeatedStyles = (page: import('playwright-core').Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('style[data-emotion]')].flatMap((style) =>
      (style.getAttribute('data-emotion') ?? '').split(' ').slice(1),
    );
    return ids.filter((id, index) => id && ids.indexOf(id) !== index);
  });
