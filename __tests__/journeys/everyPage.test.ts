import type { Page } from 'playwright-core';
import { findings, twoFrames, visit } from './accessibility/visit';
import { addresses } from './support/addresses';
import { untilReady, type Visitor } from './support/browser';
import { layoutFaults, narrowest } from './support/layoutFaults';
import { sharedSite } from './support/site';

const site = sharedSite();
let visitor: Visitor;

// One visitor for all pages: the script that they share is fetched and compiled once.
beforeAll(async () => {
  visitor = await visit(site.origin, 1440);
  await visitor.context.addInitScript(rememberFirstNodes);
  visitor.context.on('request', (request) => requested.push(request.url()));
});

const requested: string[] = [];

describe.each(addresses)('%s', (address) => {
  beforeAll(async () => {
    const { page, problems } = visitor;
    problems.splice(0);
    await setWidth(page, 1440);
    await page.goto(address);
    await untilReady(page);
  });

  test('hydrates without a mismatch or a violation of its policy', async () => {
    const { page, problems } = visitor;
    expect(await page.evaluate(replacedNodes)).toEqual([]);
    expect(await page.evaluate(repeatedRules)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('prints neither menus nor buttons', async () => {
    expect(await printedControls(visitor.page)).toEqual([]);
  });

  // Each width and each theme.
  test.each([
    [1440, 'light'],
    [820, 'dark'],
    [390, 'light'],
  ] as const)('axe finds nothing at %d px in the %s theme', async (width, theme) => {
    const { page, problems } = visitor;
    await setWidth(page, width);
    expect(await findings(page, theme)).toEqual([]);
    expect(problems).toEqual([]);
  });

  // Between the widths that somebody looks at, things break.
  test('has room for its fields, grids and cards from 320 to 1600 px', async () => {
    const { page } = visitor;
    const faults: Record<number, string[]> = {};
    for (let width = 320; width <= 1600; width += width < 960 ? 40 : 80) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(layoutFaults, narrowest);
      if (found.length > 0) faults[width] = found;
    }
    expect(faults).toEqual({});
  });

  test.each([
    ['a phone of 390 px zoomed to 200%', 195, null, ''],
    ['paper of A4 within its margins', 674, 'print', ''],
    ['a phone with text at 200%', 360, null, '200%'],
  ] as const)('is no wider than %s', async (_, width, media, fontSize) => {
    const { page } = visitor;
    await page.emulateMedia({ media });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
    await setWidth(page, width);
    expect(await page.evaluate(widthOfPage)).toBe(width);
    await page.emulateMedia({ media: null });
  });
});

test('no page asks another host for anything', () => {
  const hosts = requested.filter((url) => url.startsWith('http')).map((url) => new URL(url).origin);
  expect([...new Set(hosts)]).toEqual([site.origin]);
});

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(twoFrames);
}

/** The menus, forms and buttons that a page would print. A button inside a heading is printed as that heading. */
async function printedControls(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const controls = await page
    .locator('nav, form, select, button:not(:is(h2, h3) button), a[data-variant]:not([href^="tel:"])')
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
  await page.emulateMedia({ media: null });
  return controls;
}

/** Runs in the page. */
const widthOfPage = () => document.documentElement.scrollWidth;

/** Runs in the page: remembers the prerendered nodes. */
function rememberFirstNodes(): void {
  document.addEventListener('DOMContentLoaded', () => {
    Object.assign(window, { firstNodes: [...document.querySelectorAll('h1, main > *, header, footer')] });
  });
}

/** Runs in the page: the prerendered nodes that were replaced since. */
function replacedNodes(): string[] {
  const { firstNodes } = window as unknown as { firstNodes: Element[] };
  return firstNodes.filter((node) => !node.isConnected).map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** Runs in the page: rules that emotion has made although the page came with them. */
function repeatedRules(): string[] {
  const classesIn = (selector: string) =>
    [...document.querySelectorAll<HTMLStyleElement>(selector)]
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
      .flatMap((rule) => /^\.x-\w+/.exec(rule.cssText) ?? []);
  const own = new Set(classesIn('style[data-emotion^="x "]'));
  const repeated = classesIn('style[data-emotion=x]').filter((name) => own.has(name));
  return own.size === 0 ? ['all of them'] : repeated;
}
