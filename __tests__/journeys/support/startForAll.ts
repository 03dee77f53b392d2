import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type BrowserServer } from 'playwright-core';
import { ensureBuilt } from '../../../tools/build/stamp.mjs';
import { journeyBrowser } from '../../../tools/dev/findChromium.mjs';
import { runBuilt } from '../../../tools/dev/runBuilt.mjs';

let browser: BrowserServer;
let tracesDir: string;
let site: Awaited<ReturnType<typeof runBuilt>>;

/**
 * jest's `globalSetup` for journeys: they never run against a stale build, and share one browser and, where they leave nothing in its
 * database, one site. A default export because jest asks for one; `@tools` is unknown to what runs outside of tests.
 */
export default async function startForAll(): Promise<void> {
  ensureBuilt();
  site = await runBuilt();
  tracesDir = mkdtempSync(path.join(os.tmpdir(), 'traces-'));
  browser = await chromium.launchServer({ ...journeyBrowser(), tracesDir });
  process.env.SHARED_SITE = site.origin;
  process.env.SHARED_BROWSER = browser.wsEndpoint();
}

/** Called by stopForAll.ts, jest's `globalTeardown`. */
export async function stopForAll(): Promise<void> {
  await browser.close();
  rmSync(tracesDir, { recursive: true, force: true });
  await site.stop();
}
