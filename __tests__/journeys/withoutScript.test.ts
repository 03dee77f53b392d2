import type { Page } from 'playwright-core';
import { paths } from '@/lib/paths';
import { addresses } from './support/addresses';
import { closeBrowser, openBrowser } from './support/browser';
import { startSite, type RunningSite } from './support/site';

let site: RunningSite;
let page: Page;

beforeAll(async () => {
  site = await startSite();
  ({ page } = await openBrowser(site.origin, { javaScriptEnabled: false }));
});

afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const heads = new Map<string, string>();

describe.each(addresses)('%s without JavaScript', (address) => {
  beforeAll(() => page.goto(address));

  test('is complete, with a title and a description of its own', async () => {
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
    const title = await page.title();
    const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
    expect(title).toMatch(/\S+ \| Lindenway Care$/);
    expect(description.length).toBeGreaterThan(30);
    expect([heads.get(title), heads.get(description)]).toEqual([undefined, undefined]);
    heads.set(title, address).set(description, address);
  });

  test('keeps nobody waiting without a word', async () => {
    const words = await page.getByRole('main').innerText();
    expect(!words.includes('Loading') || /runs no JavaScript.*\+44/.test(words)).toBe(true);
  });
});

test('every page is reached by links that can be seen on a phone and on a desk', async () => {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    const reached = new Set(['/']);
    for (const address of reached) {
      await page.goto(address);
      for (const link of await visibleLinks(page)) reached.add(link);
    }
    const pages = Object.values(paths).filter((path) => !path.includes(':'));
    expect(pages.filter((path) => !reached.has(path))).toEqual([]);
  }
});

const visibleLinks = (visited: Page) =>
  visited.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter((link) => link.origin === location.origin && link.checkVisibility({ visibilityProperty: true }))
      .map((link) => link.pathname),
  );
