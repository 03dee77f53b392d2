import { addresses } from './support/addresses';
import { accessibilityFindings } from './support/axe';
import { closeBrowser, openBrowser, openPage, violationsIn } from './support/browser';
import { signUp } from './support/candidate';
import { startSite, type RunningSite } from './support/site';
import { states } from './support/states';

const widths = [390, 820, 1440];
const schemes = ['light', 'dark'] as const;

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
  const { page, context } = await openBrowser(site.origin);
  await signUp(page);
  await context.close();
});

afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

/** Opens the site for a visitor whose page does not move. */
const visit = (width: number, colorScheme: (typeof schemes)[number]) =>
  openBrowser(site.origin, { colorScheme, reducedMotion: 'reduce', viewport: { width, height: 900 } });

describe.each(schemes)('in the %s theme', (scheme) => {
  test.each(widths)('no page has a finding or breaks its policy at %i px', async (width) => {
    const { page, context, problems } = await visit(width, scheme);
    const findings: string[] = [];
    for (const address of addresses) {
      await openPage(page, address);
      findings.push(...(await accessibilityFindings(page)).map((finding) => `${address} ${finding}`));
    }
    await context.close();
    expect(findings).toEqual([]);
    expect(problems).toEqual([]);
  });

  test.each(states)('nor has $name', async ({ width, address, open }) => {
    const { page, context, problems } = await visit(width, scheme);
    await openPage(page, address);
    await open(page);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(violationsIn(problems)).toEqual([]);
    await context.close();
  });
});

test('no page scrolls sideways at 320 px', async () => {
  const { page, context } = await visit(320, 'light');
  for (const address of addresses) {
    await openPage(page, address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([address, width]).toEqual([address, 320]);
  }
  await context.close();
});
