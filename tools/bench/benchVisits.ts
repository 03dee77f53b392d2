// `npm run bench:visits [-- --runs 5] [--only /,/JobsPage]`: first and repeat visits on a slow phone, beside the page of the same
// words without script, and the time from pressing a vacancy's card to its heading. Repeat visits have the service worker.
// Medians, in milliseconds. Goals: hydrated after at most 2,200 on a first visit and 1,000 on a repeat one, whose LCP is at most
// 1.25 times that without script; 200 from card to heading.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { chooseFrom, readCommandLine, wholeNumber } from '@tools/dev/commandLine.mjs';
import { launchChromium, tsxHelper } from '@tools/dev/findChromium.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { readLcp, watchHeading } from './inPage.mjs';
import { median } from './median.mjs';
import { servePlainTwins } from './plainTwins';

const { runs, addresses } = readCommandLine(
  'npm run bench:visits [-- --runs 5] [--only /,/JobsPage]',
  { options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } },
  ({ values }) => ({
    runs: wholeNumber('--runs', values.runs),
    addresses: chooseFrom('--only', values.only?.split(',') ?? [], ['/', '/JobsPage', '/job/101', '/SignUp']),
  }),
);
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const slowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** A visitor reads for so long before pressing a card. */
const readingMilliseconds = 2000;

/** The browser, and the origins of the site and of its twin without script. */
type Bench = { browser: Browser; siteOrigin: string; plainOrigin: string };

async function main(): Promise<void> {
  ensureBuilt();
  const site = await runBuilt();
  const plain = await servePlainTwins(site.origin);
  const browser = await launchChromium();
  const bench: Bench = { browser, siteOrigin: site.origin, plainOrigin: plain.origin };
  try {
    console.log('page | first visit: LCP (no script) | hydrated | repeat visit: LCP (no script) | hydrated');
    for (const address of addresses) await benchAddress(bench, address);
    const presses = await repeat(() => pressCard(bench));
    console.log(`from a card to the vacancy's heading: ${median(presses).toFixed(0)}`);
  } finally {
    await browser.close();
    plain.close();
    await site.stop();
  }
}

async function benchAddress({ browser, siteOrigin, plainOrigin }: Bench, address: string): Promise<void> {
  const visits = await repeat(async () => {
    const withoutScript = await browser.newContext(phone);
    const plainFirst = await visit(withoutScript, plainOrigin + address, false);
    const plainSecond = await visit(withoutScript, plainOrigin + address, false);
    await withoutScript.close();
    const visitor = await browser.newContext(phone);
    const first = await visit(visitor, siteOrigin + address);
    const second = await visit(visitor, siteOrigin + address);
    await visitor.close();
    return { plainFirst, plainSecond, first, second };
  });
  const middle = (read: (visit: (typeof visits)[number]) => number) => median(visits.map(read)).toFixed(0);
  console.log(
    [
      address,
      `${middle(({ first }) => first.lcp)} (${middle(({ plainFirst }) => plainFirst.lcp)})`,
      middle(({ first }) => first.hydrated),
      `${middle(({ second }) => second.lcp)} (${middle(({ plainSecond }) => plainSecond.lcp)})`,
      middle(({ second }) => second.hydrated),
    ].join(' | '),
  );
}

/** Opens a page, with the HTTP cache and the service worker of its context, and reads its times. */
async function visit(visitor: BrowserContext, url: string, hydrates = true) {
  const page = await openSlowly(visitor, url);
  const hydrated = hydrates ? await whenHydrated(page) : Number.NaN;
  const lcp = await page.evaluate(readLcp);
  // By then it has kept the site for the next visit.
  if (hydrates) await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();
  return { lcp, hydrated };
}

/** Opens the list for a new visitor, who reads and then presses the first card. */
async function pressCard({ browser, siteOrigin }: Bench): Promise<number> {
  const visitor = await browser.newContext(phone);
  const page = await openSlowly(visitor, `${siteOrigin}/JobsPage`);
  await whenHydrated(page);
  const card = page.getByRole('list', { name: 'Vacancies' }).getByRole('link').first();
  const title = (await card.locator('.title .value').textContent()) ?? '';
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(readingMilliseconds);
  await page.evaluate(watchHeading, title);
  // Taps by coordinates: `card.tap()` first runs checks in the page, which took half of the measured time.
  const box = await card.boundingBox();
  if (!box) throw new Error('The first card is not on the screen.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const time = await page.evaluate(() => 'headingShown' in window && window.headingShown);
  await visitor.close();
  return Number(time);
}

async function openSlowly(visitor: BrowserContext, url: string): Promise<Page> {
  const page = await visitor.newPage();
  await page.addInitScript(tsxHelper);
  const devtools = await visitor.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url);
  return page;
}

async function whenHydrated(page: Page): Promise<number> {
  const mark = await page.waitForFunction(() => performance.getEntriesByName('hydrated')[0]?.startTime);
  return Number(await mark.jsonValue());
}

async function repeat<Result>(run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let count = 0; count < runs; count++) results.push(await run());
  return results;
}

void main();
