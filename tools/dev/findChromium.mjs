import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

/** The first has no window: what runs in it alone needs a third less time. */
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome'];
/** Only the page itself may use the network; and a container has neither a GPU nor a second user for the sandbox. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The program that CHROMIUM_PATH names, one on the PATH, or Playwright's own. */
function findChromium() {
  const names = process.env.SHOW_BROWSER ? programs.slice(1) : programs;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const places = [process.env.CHROMIUM_PATH ?? '', ...onPath, chromium.executablePath()];
  return places.find((file) => existsSync(file));
}

/** Finds a Chromium, or installs one if that needs no password. Throws with advice when neither works. */
export function ensureChromium() {
  if (!findChromium()) {
    console.log('Installing Chromium ...');
    const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
    const packaged = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium';
    const own = 'npx playwright-core install chromium';
    spawnSync(isDebianRoot ? `${packaged} || ${own}` : own, { stdio: 'inherit', shell: true });
  }
  const found = findChromium();
  if (found) return found;
  throw new Error('Chromium is missing. Install it, or set CHROMIUM_PATH to its program.');
}

/** How Playwright starts it. The pages of journeys live for seconds: to optimise their script would take a fifth more of the processor. */
export const journeyBrowser = () => ({
  executablePath: ensureChromium(),
  headless: !process.env.SHOW_BROWSER,
  args: [...browserFlags, '--js-flags=--no-opt,--no-maglev,--max-lazy'],
});
