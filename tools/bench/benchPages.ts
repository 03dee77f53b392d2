// `npm run bench:pages [-- --runs 5] [--only /,/JobsPage] [--beside COMMIT]`: Lighthouse 12 with its phone profile, the processor slowed
// four times, on the routes of the built site, in turn with a page of the same words without script and with the same page of another
// commit, so that all see the same machine.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ensureBuilt } from '@tools/build/stamp.mjs';
import { exampleAddresses } from '@tools/dev/exampleAddresses';
import { browserFlags, ensureChromium } from '@tools/dev/findChromium.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { checkGoal, median } from './goals';
import { servePlainTwins } from './plainTwins';
import { startCommit, temporaryFolder } from './startServer';

// Not in package.json: its tree is as large as all the rest, and nothing else needs it.
const LIGHTHOUSE = 'lighthouse@12.8.2';
const audits = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

type Report = { audits: Record<string, { numericValue: number } | undefined> };

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    beside: { type: 'string' },
  },
});
const { beside } = values;
const addresses = values.only?.split(',') ?? exampleAddresses;
const reportFile = path.join(temporaryFolder(), 'lighthouse.json');

async function main(): Promise<void> {
  ensureBuilt();
  const site = await runBuilt();
  const plain = await servePlainTwins(site.origin);
  const other = beside ? await startCommit(beside) : undefined;
  const origins = [site, plain, ...(other ? [other] : [])].map(({ origin }) => origin);
  console.log(`route | LCP ms, no script${other ? `, ${beside}` : ''} | TBT ms | CLS`);
  for (const address of addresses) {
    const figures: number[][][] = origins.map(() => []);
    for (let run = 0; run < Number(values.runs); run++)
      for (const [at, origin] of origins.entries()) figures[at]?.push(await measure(origin + address));
    print(address, figures);
  }
  for (const server of [site, plain, other]) await server?.stop();
}

/** Prints the medians of the site, of the page without script, and of the other commit. */
function print(address: string, figures: number[][][]): void {
  const middle = (audit: number, site: number) => median(figures[site]?.map((run) => run[audit] ?? 0) ?? []);
  const column = (audit: number, digits: number) =>
    figures.map((_, site) => middle(audit, site).toFixed(digits)).join(', ');
  console.log([address, column(0, 0), column(1, 0), column(2, 3)].join(' | '));
  checkGoal('LCP beside the page without script', middle(0, 0) / middle(0, 1), { most: 1.25 });
  checkGoal('TBT', middle(1, 0), { most: beside ? middle(1, 2) : 250 });
  checkGoal('CLS', middle(2, 0), { most: 0.02 });
}

/** The figures of `audits`. */
async function measure(url: string): Promise<number[]> {
  const args = [
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${reportFile}`,
    `--chrome-flags=--headless ${browserFlags.join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: ensureChromium() };
  // Not execFileSync: this process serves the plain pages.
  const run = () => promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...args], { env });
  // Now and then a browser starts without a trace; three times in a row is an error.
  await run().catch(run).catch(run);
  const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
  return audits.map((audit) => report.audits[audit]?.numericValue ?? Number.NaN);
}

void main();
