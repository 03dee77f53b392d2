import type { Browser, BrowserContext } from 'playwright-core';
import { tsxHelper } from '@tools/dev/findChromium.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { register } from '@tools/bench/visitors';
import { startBadLine } from './badLine';
import { check, doubleApplications } from './checks';
import { move } from './moves';
import { seeded } from './random';
import { goOnInOpened, openWorld, see, type World } from './world';
import { troubleFrom } from './trouble';

const LAST_STEPS = 25;
/** How often the database is asked. */
const ASK_EVERY = 20;

/** Walks with a backend and a visitor of its own until the first fault. Gives a report. */
export async function walkOf(
  browser: Browser,
  seed: number,
  steps: number,
): Promise<{ text: string; isClean: boolean }> {
  let backend = '';
  const trouble = troubleFrom(String(seed));
  const line = await startBadLine(() => backend, trouble.of);
  const site = await runBuilt({ SITE_URL: line.origin, RATE_LIMIT_SCALE: '0', LOG_LEVEL: 'fatal' });
  backend = site.origin;
  const random = seeded(String(seed));
  const context = await browser.newContext({ viewport: random.pick(sizes) ?? null, reducedMotion: 'reduce' });
  try {
    await prepare(context);
    const accounts = [await register(site.origin), await register(site.origin)];
    const world = await openWorld(context, { origin: line.origin, random, accounts, calm: trouble.calm });
    const started = Date.now();
    const done = await walk(world, steps, site.dataFolder);
    const text =
      world.faults.length > 0
        ? faultsOf(world, done)
        : `${steps} steps without a fault, ${Math.round((Date.now() - started) / steps)} ms each, ${world.sent.size} applications sent.`;
    return { text: `Seed ${seed}: ${text}`, isClean: world.faults.length === 0 };
  } finally {
    await context.close();
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
  await context.addInitScript(tsxHelper);
}

/** Gives what the visitor did. */
async function walk(world: World, steps: number, dataFolder: string): Promise<string[]> {
  const done: string[] = [];
  let seen = await see(world.active);
  while (done.length < steps && world.faults.length === 0) {
    const { active } = world;
    const what = await move(world, seen);
    done.push(`${done.length + 1}. tab ${active.id} ${what}`);
    goOnInOpened(world);
    seen = await check(world);
    if (done.length % ASK_EVERY === 0 || done.length === steps)
      world.faults.push(...doubleApplications(dataFolder));
  }
  return done;
}

function faultsOf({ faults, active }: World, done: string[]): string {
  return [
    `failed at step ${done.length}, at ${active.page.url()}:`,
    ...faults,
    'The last steps:',
    ...done.slice(-LAST_STEPS),
  ].join('\n  ');
}
