import type { Page } from 'playwright-core';
import { addresses } from '@test-journeys/addresses';
import { openPage, type Visitor } from '@test-journeys/browser';
import { sharedSite } from '@test-journeys/site';
import { findingsInEitherTheme, twoFrames, visit } from './visit';

const widths = [390, 820, 1440] as const;

const site = sharedSite();
let visitor: Visitor;

// One visitor for all pages: the script that they share is fetched and compiled once.
beforeAll(async () => {
  visitor = await visit(site.origin, widths[0]);
});

beforeEach(() => void visitor.problems.splice(0));

test.each(addresses)(
  'axe finds nothing on %s at any width in either theme, and the page scrolls sideways neither at 320 px nor with text at 200%%',
  async (address) => {
    const { page, problems } = visitor;
    await openPage(page, address);
    const findings: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await findingsInEitherTheme(page);
      findings.push(...found.map((finding) => `${width} px, ${finding}`));
    }
    expect(findings).toEqual([]);
    expect(problems).toEqual([]);

    expect(await widthOfPage(page, 320)).toBe(320);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await widthOfPage(page, 360)).toBe(360);
  },
);

async function widthOfPage(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(twoFrames);
  return page.evaluate(() => document.documentElement.scrollWidth);
}
