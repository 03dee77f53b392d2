// `npm run bench:pages [-- --runs 5] [--only /,/JobsPage] [--slowdown 4]`: Lighthouse 12 with its phone profile on every
// route of the built site, alternating with a page of the same words without script, so that both see the same machine.
// By default the processor is slowed 4 times, which suits a machine of index 1,500 to 2,000; Lighthouse's guide advises 2
// for one of 1,000 to 1,500. Goals: LCP at most 1.25 times that without script, TBT at most 250 ms, CLS at most 0.02.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { chooseFrom, readCommandLine, wholeNumber } from '@tools/dev/commandLine.mjs';
import { browserFlags, ensureChromium } from '@tools/dev/findChromium.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { checkGoal, median } from './goals';
import { exampleAddresses } from '@tools/dev/exampleAddresses';
import { servePlainTwins } from './plainTwins';

// Not in package.json: its tree is as large as all the rest, and nothing else needs it.
const LIGHTHOUSE = 'lighthouse@12.8.2';
const timesOnly = ['--only-categories=performance'];

const { runs, slowdown, addresses } = readCommandLine(
  'npm run bench:pages [-- --runs 5] [--only /,/JobsPage] [--slowdown 4]',
  {
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      slowdown: { type: 'string', default: '4' },
    },
  },
  ({ values }) => ({
    runs: wholeNumber('--runs', values.runs),
    slowdown: wholeNumber('--slowdown', values.slowdown),
    addresses: chooseFrom('--only', values.only?.split(',') ?? [], exampleAddresses),
  }),
);

type Figures = Record<string, number>;
type Report = {
  audits: Record<string, { numericValue: number } | undefined>;
  categories: Record<string, { score: number }>;
  environment: { benchmarkIndex: number };
};

async function main(): Promise<void> {
  ensureBuilt();
  const site = await runBuilt();
  const plain = await servePlainTwins(site.origin);
  // In the server's data folder because that is removed in any case.
  const lighthouse = auditor(path.join(site.dataFolder, 'lighthouse.json'));
  console.log(
    'route | LCP ms (no script) | ratio | TBT ms | CLS | performance | accessibility | best practices | SEO | machine',
  );
  for (const address of addresses) {
    const ours: Figures[] = [];
    const theirs: Figures[] = [];
    for (let run = 0; run < runs; run++) {
      // The other scores do not change from run to run.
      ours.push(await lighthouse(site.origin + address, run === 0 ? [] : timesOnly));
      theirs.push(await lighthouse(plain.origin + address, timesOnly));
    }
    report(address, ours, theirs);
  }
  plain.close();
  await site.stop();
}

function report(address: string, ours: Figures[], theirs: Figures[]): void {
  const middle = (name: string, runsOf = ours) => median(runsOf.flatMap((figures) => figures[name] ?? []));
  const plainLcp = middle('lcp', theirs);
  const ratio = middle('lcp') / plainLcp;
  const figures = [
    address,
    `${middle('lcp').toFixed(0)} (${plainLcp.toFixed(0)})`,
    ratio.toFixed(2),
    middle('tbt').toFixed(0),
    middle('cls').toFixed(3),
    middle('performance'),
    middle('accessibility'),
    middle('best-practices'),
    middle('seo'),
    middle('machine').toFixed(0),
  ];
  console.log(figures.join(' | '));
  checkGoal(`LCP of ${address} beside the page without script`, ratio, { most: 1.25 });
  checkGoal(`TBT of ${address}`, middle('tbt'), { most: 250 });
  checkGoal(`CLS of ${address}`, middle('cls'), { most: 0.02 });
}

/** Gives a function that runs Lighthouse once: milliseconds, the layout shift, and the scores of 0 to 100. */
function auditor(file: string) {
  const env = { ...process.env, CHROME_PATH: ensureChromium() };
  const fixed = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=--headless ${browserFlags.join(' ')}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ];
  return async (url: string, options: string[] = []): Promise<Figures> => {
    // Not spawnSync: this process serves the plain pages.
    const run = () => promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...fixed, ...options], { env });
    // Now and then a browser starts without a trace; three times in a row is an error.
    await run().catch(run).catch(run);
    const { audits, categories, environment }: Report = JSON.parse(readFileSync(file, 'utf8'));
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      // Lighthouse's own measure of the processor; its times are only as good as that.
      machine: environment.benchmarkIndex,
      ...Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
      ),
    };
  };
}

void main();
