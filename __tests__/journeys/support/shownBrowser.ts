import type { LaunchOptions } from 'playwright-core';

/**
 * How the browser starts: out of sight, unless SHOW_BROWSER names the milliseconds to pause after each step (0 for none). Throws
 * for anything but a number.
 */
export function shownBrowser(pause = process.env.SHOW_BROWSER): LaunchOptions {
  if (!pause) return {};
  if (!/^\d+$/.test(pause)) throw new Error(`SHOW_BROWSER must be milliseconds, as in 250, not "${pause}".`);
  return { headless: false, slowMo: Number(pause) };
}
