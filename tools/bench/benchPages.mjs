// `npm run bench:pages [-- --runs 5] [--only /,/JobsPage] [--slowdown 4]`: Lighthouse 12 with its phone profile on every route
// of the built site, beside a page of the same words without any script, in turns so that both see the same machine. Its phone
// is this machine slowed 4 times, which suits a machine of index 1,500 to 2,000; for one of 1,000 to 1,500 its guide advises 2.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ensureChromium } from '../dev/findChromium.mjs';
import { runBuilt } from '../dev/runBuilt.mjs';
import { median } from './median.mjs';
import { servePlainTwins } from './plainTwins.mjs';

// Not in package.json: its tree is as large as all the rest, and nothing else needs it.
const lighthouse = 'lighthouse@12.8.2';
const flags =
  '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run';
const timesAlone = ['--only-categories=performance'];
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    slowdown: { type: 'string', default: '4' },
  },
});
const runs = Number(values.runs);
const folder = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
const chromium = ensureChromium();
const site = await runBuilt();
const plain = await servePlainTwins(site.origin);

try {
  console.log(
    'route | LCP ms (no script) | ratio | TBT ms | CLS | performance | accessibility | best practices | SEO | machine',
  );
  for (const address of await addresses(site.origin)) await bench(address);
} finally {
  plain.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} origin */
async function addresses(origin) {
  /** @type {{ route: string }[]} */
  const table = JSON.parse(readFileSync('dist-server/routes.json', 'utf8'));
  const answer = await fetch(`${origin}/api/CrmJobs/CrmJobs`);
  /** @type {{ result: { items: { id: string }[] } }} */
  const { result } = await answer.json();
  const only = values.only?.split(',');
  return table
    .filter(({ route }) => route !== '*')
    .map(({ route }) => route.replace(':id', result.items[0]?.id ?? '').replace(':token', 'token'))
    .filter((address) => !only || only.includes(address));
}

/**
 * Prints the medians of one address.
 * @param {string} address
 */
async function bench(address) {
  const ours = [];
  const theirs = [];
  for (let run = 0; run < runs; run++) {
    // The other scores do not change from run to run.
    ours.push(await audit(site.origin + address, run === 0 ? [] : timesAlone));
    theirs.push(await audit(plain.origin + address, timesAlone));
  }
  const middle = (/** @type {string} */ name) => median(ours.flatMap((figures) => figures[name] ?? []));
  const plainLcp = median(theirs.map(({ lcp }) => lcp ?? Number.NaN));
  console.log(
    [
      address,
      `${middle('lcp').toFixed(0)} (${plainLcp.toFixed(0)})`,
      (middle('lcp') / plainLcp).toFixed(2),
      middle('tbt').toFixed(0),
      middle('cls').toFixed(3),
      middle('performance'),
      middle('accessibility'),
      middle('best-practices'),
      middle('seo'),
      middle('machine').toFixed(0),
    ].join(' | '),
  );
}

/**
 * One run of Lighthouse.
 * @param {string} url
 * @param {string[]} [options] of its command line
 * @returns {Promise<Record<string, number>>} milliseconds, the shift, and the scores of 0 to 100
 */
async function audit(url, options = []) {
  const file = path.join(folder, 'report.json');
  const output = ['--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  const slowdown = `--throttling.cpuSlowdownMultiplier=${values.slowdown}`;
  const args = [url, '--quiet', slowdown, ...output, ...options];
  // Not spawnSync: this process also serves the plain twins.
  const run = () =>
    promisify(execFile)('npx', ['--yes', lighthouse, ...args], {
      env: { ...process.env, CHROME_PATH: chromium },
    });
  // Now and then a browser starts without a trace; three times in a row is an error.
  await run().catch(run).catch(run);
  const { audits, categories, environment } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    // Lighthouse's own measure of the processor: its times are only as good as that.
    machine: environment.benchmarkIndex,
    ...Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
    ),
  };
}
