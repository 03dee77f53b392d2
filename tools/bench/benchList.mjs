// `npm run bench:list [-- --sizes 10000,50000] [--rounds 3]`, with the CPU slowed four times. First types into the vacancies' search key by
// key: time from a key to the painted list, beside a windowed list in plain DOM with the same vacancies on the same cards.
// Then opens the first of these lists anew: time from navigation until the count is shown and a first key has been answered.
import { ensureBuilt } from '../build/ensureBuilt.mjs';
import { readCommandLine, wholeNumber } from '../dev/commandLine.mjs';
import { launchChromium } from '../dev/findChromium.mjs';
import { timeOnceShown, watchList } from './inPage.mjs';
import { serveList } from './listServer.mjs';
import { median } from './median.mjs';

const { sizes, rounds } = readCommandLine(
  'npm run bench:list [-- --sizes 10000,50000] [--rounds 3]',
  {
    options: {
      sizes: { type: 'string', default: '10000' },
      rounds: { type: 'string', default: '3' },
    },
  },
  ({ values }) => ({
    sizes: values.sizes.split(',').map((size) => wholeNumber('--sizes', size)),
    rounds: wholeNumber('--rounds', values.rounds),
  }),
);
/** The length of a realistic description, in characters. */
const realisticDescription = 1500;
const terms = ['care a', 'theat', 'perm'];
const slowdown = 4;
const lists = /** @type {const} */ ([
  ['plain DOM, windowed', '/plain'],
  ['the site', '/JobsPage'],
]);
ensureBuilt();
const browser = await launchChromium();
try {
  console.log('list | vacancies | key to painted list p50 / p95 ms | nodes | heap MB');
  for (const size of sizes) {
    const server = await serveList(size, realisticDescription);
    for (const [name, address] of lists) {
      const { times, nodes, heap } = await measure(server.origin + address);
      const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)]?.toFixed(0);
      console.log(`${name} | ${size} | ${at(0.5)} / ${at(0.95)} | ${nodes} | ${heap.toFixed(0)}`);
    }
    server.close();
  }
  console.log('vacancies | list | navigation to count ms | to first key answered ms');
  const server = await serveList(10_000, realisticDescription);
  for (const [name, address] of lists) {
    const runs = [];
    for (let run = 0; run < 5; run++) runs.push(await timeToUse(server.origin + address));
    const [shown, answered] = [median(runs.map(({ count }) => count)), median(runs.map(({ key }) => key))];
    console.log(`10000 | ${name} | ${shown.toFixed(0)} | ${answered.toFixed(0)}`);
  }
  server.close();
} finally {
  await browser.close();
}

/**
 * Opens a list on a slow phone and types as soon as it says how many there are.
 * @param {string} url
 */
async function timeToUse(url) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'commit' });
  const whenShown = async (/** @type {string} */ pattern) => {
    const shown = await page.waitForFunction(timeOnceShown, pattern);
    return Number(await shown.jsonValue());
  };
  const count = await whenShown('Showing: 10000');
  // Not `locator.press()`: the code it injects took a third of the measured time.
  await page.evaluate(() => document.querySelector('input')?.focus());
  await page.keyboard.press('w');
  const key = await whenShown('Showing: (?!10000)');
  await page.close();
  return { count, key };
}

/** @param {string} url */
async function measure(url) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.waitForFunction(() => /Showing: \d+/.test(document.body.innerText));
  const input = page.getByLabel('Enter Job title');
  // The first key may still hydrate the page; only a hydrated page is measured.
  await input.fill('x');
  await page.waitForFunction(() => document.body.innerText.includes('Showing: 0'));
  await input.fill('');
  await page.waitForTimeout(500);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(watchList);
  const times = [];
  for (let round = 0; round < rounds; round++) {
    for (const term of terms) times.push(...(await typeTerm(page, input, term)));
  }
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const heap = (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.close();
  return { times: times.toSorted((one, other) => one - other), nodes, heap };
}

/**
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').Locator} input
 * @param {string} term
 */
async function typeTerm(page, input, term) {
  const times = [];
  await input.focus();
  for (const key of [...term.split(''), ...Array(term.length).fill('Backspace')]) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    const time = await page.evaluate(() => /** @type {any} */ (window).settled());
    if (time !== null) times.push(time);
  }
  return times;
}
