import { chromium, type Page } from 'playwright-core';
import { journeyBrowser } from '@tools/dev/findChromium.mjs';
import { shownBrowser } from './shownBrowser';

/** A Chromium of its own, on a profile folder that outlives it; `crash` ends all of it at once. */
export async function startBrowserProcess(
  profile: string,
): Promise<{ page: Page; crash: () => Promise<void> }> {
  const context = await chromium.launchPersistentContext(profile, { ...journeyBrowser(), ...shownBrowser() });
  const page = await context.newPage();
  const crash = async () => {
    const devtools = await context.newCDPSession(page);
    const ended = context.waitForEvent('close');
    // It never answers.
    devtools.send('Browser.crash').catch(() => undefined);
    await ended;
  };
  return { page, crash };
}
