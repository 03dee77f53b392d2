import type { Page } from 'playwright-core';
import { paths } from '@/lib/paths';
import { openBrowser, openPage } from './support/browser';
import { sharedSite } from './support/site';

const site = sharedSite();
let page: Page;

beforeEach(async () => {
  const visitor = await openBrowser(site.origin, { viewport: { width: 1440, height: 900 } });
  page = visitor.page;
  await openPage(page, paths.privacy);
});

afterEach(() => page.context().close());

const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test.each<[way: string, approach: (name: string) => Promise<void>]>([
  ['pointed at', (name) => link(name).hover()],
  ['focused', (name) => link(name).focus()],
])(
  'the code of a page is fetched once a link to it is %s, and opening it fetches no more',
  async (_way, approach) => {
    const fetched = page.waitForResponse(/\/assets\/about\.\w+\.js$/);
    await approach('Clients');
    expect((await fetched).status()).toBe(200);

    const late: string[] = [];
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => late.push(request.url()));
    await link('Clients').click();
    await page.getByRole('heading', { level: 1, name: 'Your Trust Is Our Commitment' }).waitFor();
    expect(late.filter((url) => url.endsWith('.js'))).toEqual([]);
  },
);

test('a link that is left alone fetches nothing', async () => {
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => /\/(?:about|home|faq|contact)\.\w+\.js$/.test(name))).toEqual([]);
});
