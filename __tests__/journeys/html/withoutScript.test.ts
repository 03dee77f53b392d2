import type { Page } from 'playwright-core';
import { paths } from '@/lib/paths';
import { addresses } from '@test-journeys/addresses';
import { openBrowser } from '@test-journeys/browser';
import { sharedSite } from '@test-journeys/site';

const site = sharedSite();
let page: Page;

beforeAll(async () => {
  ({ page } = await openBrowser(site.origin, { javaScriptEnabled: false }));
});

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const services = Object.values(paths).filter((path) => path.startsWith('/Services/'));

describe.each(addresses)('%s without JavaScript', (address) => {
  beforeAll(() => page.goto(address));

  test('is complete', async () => {
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    // Not innerText: sections out of view may not have been laid out yet.
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(100);
  });

  test('never says "Loading" without saying why it stays, and whom to call', async () => {
    const words = await page.getByRole('main').innerText();
    expect(!words.includes('Loading') || /runs no JavaScript[^]*\+44/.test(words)).toBe(true);
  });

  test('shows no control that would do nothing, leads to no part that is hidden, and from each form to telephone and email', async () => {
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(deadControls)).toEqual([]);
      expect(await page.evaluate(linksToHiddenParts)).toEqual([]);
    }
    for (const form of await page.getByRole('form').all()) {
      expect(await form.locator('noscript a[href^="tel:"]').isVisible()).toBe(true);
      expect(await form.locator('noscript a[href^="mailto:"]').isVisible()).toBe(true);
    }
  });

  test('links to every service, which the menu would', async () => {
    const { onPhone, onDesk } = await linksOf(address);
    expect(services.filter((path) => !onPhone.includes(path))).toEqual([]);
    expect(services.filter((path) => !onDesk.includes(path))).toEqual([]);
  });

  test('leads from the header of a phone to the links of its menu', async () => {
    await page.setViewportSize(phone);
    const menu = page.getByRole('banner').getByRole('link', { name: 'Menu' });
    expect(await menu.isVisible()).toBe(true);
    const target = page.locator((await menu.getAttribute('href')) ?? '');
    expect(await target.innerText()).toBe('Quick Links');
  });

  test('hides no text that only script could show', async () => {
    const onPhone = await wordsOutOfReach(page, phone);
    const onDesk = new Set(await wordsOutOfReach(page, desk));
    expect(onPhone.filter((words) => onDesk.has(words))).toEqual([]);
  });
});

test.each(['onPhone', 'onDesk'] as const)('visible links lead to every page (%s)', async (where) => {
  const reached = new Set(['/']);
  for (const address of reached) for (const link of (await linksOf(address))[where]) reached.add(link);
  // A new password needs script: what would lead there is the sign-in form.
  const pages = Object.values(paths).filter((path) => !path.includes(':') && path !== paths.forgotPassword);
  expect(pages.filter((path) => !reached.has(path))).toEqual([]);
});

test.each(['/job/101', paths.jobs])('no roof stands behind the heading of %s', async (address) => {
  await page.goto(address);
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    expect(await page.getByText('Discover', { exact: true }).isVisible()).toBe(true);
    expect(await page.locator('img[src*=street]').isVisible()).toBe(false);
  }
});

test('all client logos fit on a phone’s screen, because only script makes them move', async () => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const logos = page.locator('img[src*=client-logos]');
  const ends = await logos.evaluateAll((all) => all.map((logo) => logo.getBoundingClientRect().right));
  expect(ends).toHaveLength(8);
  expect(Math.max(...ends)).toBeLessThanOrEqual(phone.width);
  expect(await page.getByRole('button', { name: 'Pause logos' }).count()).toBe(0);
});

/** Runs in the page. Buttons in headings hold the words of an accordion, which is open. */
const deadControls = () =>
  [...document.querySelectorAll('button:not(h2 button, h3 button), input, select, textarea, [role=button]')]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((control) => control.outerHTML.slice(0, 80));

/** Runs in the page. A part without a box, which the browser cannot scroll to, counts as hidden. */
const linksToHiddenParts = () =>
  [...document.querySelectorAll('main a[href^="#"]')]
    .filter((link) => link.checkVisibility())
    .map((link) => link.getAttribute('href')!)
    .filter((href) => !document.querySelector(href)?.checkVisibility());

/** The page's text outside of forms that is not visible, even after opening or focusing what contains it. */
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
      // The status and the order of a list that needs script are hidden on purpose, and what is for paper alone.
      if (
        parentElement.closest(
          'form, button, select, noscript, [aria-hidden=true], [data-needs-script], .head, .paper',
        )
      )
        continue;
      if (!isSeen(parentElement) && !isShown(parentElement)) outOfReach.push(textContent.trim());
    }
    return outOfReach;
  });
}

type Links = { onPhone: string[]; onDesk: string[] };
const knownLinks = new Map<string, Links>();

/** Where the links lead that are visible on a page, which is opened unless its links are known. */
async function linksOf(address: string): Promise<Links> {
  const known = knownLinks.get(address);
  if (known) return known;
  if (page.url() !== site.origin + address) await page.goto(address);
  const links = { onPhone: await visibleLinks(phone), onDesk: await visibleLinks(desk) };
  knownLinks.set(address, links);
  return links;
}

async function visibleLinks(size: typeof phone): Promise<string[]> {
  await page.setViewportSize(size);
  return page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter((link) => link.origin === location.origin && link.checkVisibility({ visibilityProperty: true }))
      .map((link) => link.pathname),
  );
}
