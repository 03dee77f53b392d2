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
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
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
const advice =
  'The journeys need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.';

/**
 * Finds a Chromium on this machine: CHROMIUM_PATH, then the PATH, the usual places, and Playwright's own.
 * @returns the path of its program, or undefined when there is none
 */
function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return existsSync(configured) ? configured : undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [...onPath, ...usualPlaces, chromium.executablePath()].find((file) => existsSync(file));
}

/** Finds a Chromium, or installs one if that needs no password. Throws with advice when neither works. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium ...');
  for (const [command = '', ...args] of installCommands()) {
    spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(advice);
}

function installCommands() {
  const playwright = path.join('node_modules', 'playwright-core', 'cli.js');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const debian = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ];
  return [...(isDebianRoot ? debian : []), [process.execPath, playwright, 'install', 'chromium']];
}

/** How Playwright starts a headless Chromium. Throws when there is none. */
export function browserOptions() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(advice);
  return { executablePath, args: browserFlags };
}

/**
 * Starts a headless Chromium; the caller closes it. Throws when there is none.
 * @param {import('playwright-core').LaunchOptions} [options]
 */
export const launchChromium = async (options) => chromium.launch({ ...browserOptions(), ...options });
