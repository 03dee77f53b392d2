import type { Page } from 'playwright-core';
import { paths } from '@/lib/paths';
import { addresses } from './support/addresses';
import { openBrowser } from './support/browser';
import { siteForAllTests } from './support/site';

const site = siteForAllTests();
let page: Page;

beforeAll(async () => {
  ({ page } = await openBrowser(site.origin, { javaScriptEnabled: false }));
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

  test('hides no words that script alone could show', async () => {
    const onPhone = await wordsOutOfReach(page, phone);
    const onDesk = new Set(await wordsOutOfReach(page, desk));
    expect(onPhone.filter((words) => onDesk.has(words))).toEqual([]);
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

test('the logos of clients, which script alone sets moving, are all within a phone’s screen', async () => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const logos = page.locator('img[src*=client-logos]');
  const ends = await logos.evaluateAll((all) => all.map((logo) => logo.getBoundingClientRect().right));
  expect(ends).toHaveLength(12);
  expect(Math.max(...ends)).toBeLessThanOrEqual(phone.width);
  expect(await page.getByRole('button', { name: 'Pause logos' }).count()).toBe(0);
});

/** The words of the page, outside of forms, that are neither seen nor shown by opening or focusing what holds them. */
async function wordsOutOfReach(visited: Page, size: typeof phone): Promise<string[]> {
  await visited.setViewportSize(size);
  return visited.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isShown = (element: Element) => {
      const details = element.closest('details');
      if (details) details.open = true;
      element.closest('li')?.querySelector('button')?.focus();
      return isSeen(element);
    };
    const outOfReach: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement || !textContent?.trim()) continue;
      // What is about the list that does not come, its state and its order, is rightly hidden.
      if (parentElement.closest('form, button, select, noscript, [aria-hidden=true], [data-live]')) continue;
      if (!isSeen(parentElement) && !isShown(parentElement)) outOfReach.push(textContent.trim());
    }
    return outOfReach;
  });
}

const visibleLinks = (visited: Page) =>
  visited.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter((link) => link.origin === location.origin && link.checkVisibility({ visibilityProperty: true }))
      .map((link) => link.pathname),
  );
