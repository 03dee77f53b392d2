// `npm run bench:list [-- --sizes 10000,50000]`, with the CPU slowed four times. First types into the vacancies' search key by
// key: time from a key to the painted list, beside a windowed list in plain DOM with the same vacancies on the same cards.
// Then opens a list of long vacancies: time from navigation until the count is shown and a first key has been answered.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../dev/findChromium.mjs';
import { manyVacancies } from './manyVacancies.mjs';
import { median } from './median.mjs';

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '10000,50000' }, rounds: { type: 'string', default: '3' } },
});
/** What a real vacancy has to say of itself, in characters. */
const realisticDescription = 1500;
const terms = ['care a', 'theat', 'perm'];
const slowdown = 4;
const lists = /** @type {const} */ ([
  ['plain DOM, windowed', '/plain'],
  ['the site', '/JobsPage'],
]);
const browser = await launchChromium();
try {
  console.log('list | vacancies | key to painted list p50 / p95 ms | nodes | heap MB');
  for (const size of values.sizes.split(',').map(Number)) {
    const server = await serve(size);
    for (const [name, address] of lists) {
      const { times, nodes, heap } = await measure(server.origin + address);
      const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)]?.toFixed(0);
      console.log(`${name} | ${size} | ${at(0.5)} / ${at(0.95)} | ${nodes} | ${heap.toFixed(0)}`);
    }
    server.close();
  }
  console.log('long vacancies | list | navigation to count ms | to first key answered ms');
  const server = await serve(10_000, realisticDescription);
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
    const shown = await page.waitForFunction(isShown, pattern);
    return Number(await shown.jsonValue());
  };
  const count = await whenShown('Showing: 10000');
  await page.getByLabel('Enter Job title').press('w');
  const key = await whenShown('Showing: (?!10000)');
  await page.close();
  return { count, key };
}

/**
 * Runs in the page: gives the time once the count reads like this.
 * @param {string} pattern
 */
function isShown(pattern) {
  const count = document.querySelector('#results, #count')?.textContent ?? '';
  return new RegExp(pattern).test(count) && performance.now();
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
  await page.evaluate(watch);
  const times = [];
  for (let round = 0; round < Number(values.rounds); round++) {
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

/** Runs in the page: from a key to the second frame after the list or its count last changed; null when nothing did. */
function watch() {
  let key = 0;
  let painted = 0;
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
    requestAnimationFrame(() => requestAnimationFrame(() => (painted = performance.now())));
  });
  observer.observe(document.querySelector('main') ?? document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  addEventListener('keydown', ({ timeStamp }) => ([key, painted, changes] = [timeStamp, 0, 0]), true);
  Object.assign(window, {
    settled: () =>
      new Promise((resolve) => {
        let seen = -1;
        const look = () => {
          if (changes === seen) resolve(changes === 0 ? null : painted - key);
          else {
            seen = changes;
            setTimeout(look, 250);
          }
        };
        setTimeout(look, 100);
      }),
  });
}

/** @param {Parameters<typeof manyVacancies>} vacancies */
async function serve(...vacancies) {
  const list = JSON.stringify({ result: { items: manyVacancies(...vacancies) } });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [type, body] = answer(url.pathname, list);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * @param {string} address
 * @param {string} list
 * @returns {[string, string | Buffer | undefined]}
 */
function answer(address, list) {
  if (address === '/api/CrmJobs/CrmJobs') return ['application/json', list];
  if (address === '/plain')
    return ['text/html; charset=utf-8', readFileSync(path.join(import.meta.dirname, 'plainList.html'))];
  const file = path.join('dist', address === '/JobsPage' ? 'JobsPage.html' : path.normalize(address));
  const types = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.svg': 'image/svg+xml',
    '.css': 'text/css',
  };
  const type = types[/** @type {keyof typeof types} */ (path.extname(file))] ?? 'application/octet-stream';
  try {
    return [type, readFileSync(file)];
  } catch {
    return [type, undefined];
  }
}
