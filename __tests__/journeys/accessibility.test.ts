import { addresses } from './support/addresses';
import { openPage } from './support/browser';
import { siteForAllTests } from './support/site';
import { findingsInEitherTheme, twoFrames, visit } from './support/visit';

const widths = [390, 820, 1440] as const;

const site = siteForAllTests();

test.each(addresses)(
  'axe finds nothing on %s at any width in either theme, and the page does not scroll sideways at 320 px',
  async (address) => {
    const { page, context, problems } = await visit(site.origin, widths[0]);
    await openPage(page, address);
    const findings: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await findingsInEitherTheme(page);
      findings.push(...found.map((finding) => `${width} px, ${finding}`));
    }
    expect(findings).toEqual([]);
    expect(problems).toEqual([]);

    await page.setViewportSize({ width: 320, height: 900 });
    await page.evaluate(twoFrames);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await context.close();
  },
);
