import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
// Nothing but the page itself may use the network, and a container has neither a GPU nor a second user.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const advice =
  'The journeys need Chromium. Install it (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.';

/**
 * Finds a Chromium on this machine: CHROMIUM_PATH, then the PATH, the usual places, and Playwright's own.
 * @returns the path of the program, or undefined when there is none
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [...onPath, ...places, chromium.executablePath()].find((file) => existsSync(file));
}

/** Finds a Chromium, and installs one where that can be done without asking. Throws, saying how to, when it cannot. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium ...');
  for (const [command, ...args] of installers()) {
    spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(advice);
}

/** @returns {[string, ...string[]][]} */
function installers() {
  const playwright = path.join('node_modules', 'playwright-core', 'cli.js');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const debian = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ];
  return [...(isDebianRoot ? debian : []), [process.execPath, playwright, 'install', 'chromium']];
}

/** Starts a headless Chromium that talks to nobody by itself; the caller closes it. Throws when there is none. */
export function launchChromium() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(advice);
  return chromium.launch({ executablePath, args: quiet });
}
