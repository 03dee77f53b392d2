// `npm run test:monkey [-- --steps 500 --seed 1]`: a random walk over the built site on a bad line to its real backend. After each
// step: no uncaught error, no console error, no lost draft, no double application, no page without a way on.
import type { BrowserContext } from 'playwright-core';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { readCommandLine, wholeNumber } from '@tools/dev/commandLine.mjs';
import { launchChromium } from '@tools/dev/findChromium.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { register } from '@tools/bench/visitors';
import { startBadLine } from './badLine';
import { check, doubleApplications } from './checks';
import { move } from './moves';
import { seeded } from './random';
import { openWorld, see, type World } from './world';
import { troubleFrom } from './trouble';

const LAST_STEPS = 25;
/** How often the database is asked. */
const ASK_EVERY = 20;
const { steps, seed } = readCommandLine(
  'npm run test:monkey [-- --steps 500 --seed 1]',
  { options: { steps: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' } } },
  ({ values }) => ({ steps: wholeNumber('--steps', values.steps), seed: wholeNumber('--seed', values.seed) }),
);

async function main(): Promise<void> {
  ensureBuilt();
  let backend = '';
  const trouble = troubleFrom(String(seed));
  const line = await startBadLine(() => backend, trouble.of);
  const site = await runBuilt({ SITE_URL: line.origin, RATE_LIMIT_SCALE: '0', LOG_LEVEL: 'fatal' });
  backend = site.origin;
  const browser = await launchChromium();
  try {
    const random = seeded(String(seed));
    const context = await browser.newContext({
      viewport: random.pick(sizes) ?? null,
      reducedMotion: 'reduce',
    });
    await prepare(context);
    const accounts = [await register(site.origin), await register(site.origin)];
    const world = await openWorld(context, { origin: line.origin, random, accounts, calm: trouble.calm });
    await walk(world, site.dataFolder);
  } finally {
    await browser.close();
    line.stop();
    await site.stop();
  }
}

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

async function prepare(context: BrowserContext): Promise<void> {
  // What tsx adds to functions that run in the page.
  await context.addInitScript('globalThis.__name = (value) => value');
}

async function walk(world: World, dataFolder: string): Promise<void> {
  const done: string[] = [];
  const started = Date.now();
  for (let step = 1; step <= steps; step++) {
    const { active } = world;
    const what = await move(world, await see(active));
    done.push(`${step}. tab ${active.id} ${what}`);
    if (process.env.VERBOSE) console.log(Date.now() - started, done.at(-1), world.isOffline);
    await check(world);
    if (step % ASK_EVERY === 0 || step === steps) world.faults.push(...doubleApplications(dataFolder));
    if (world.faults.length > 0) return report(done, world);
  }
  const pace = ((Date.now() - started) / steps).toFixed(0);
  console.log(
    `Seed ${seed}: ${steps} steps without a fault, ${pace} ms each, ${world.sent.size} applications sent.`,
  );
}

function report(done: string[], { faults, active }: World): void {
  process.exitCode = 1;
  console.log(`Seed ${seed} failed at step ${done.length}, at ${active.page.url()}:`);
  for (const fault of faults) console.log(`  ${fault}`);
  console.log(`The last steps:\n  ${done.slice(-LAST_STEPS).join('\n  ')}`);
}

void main();
