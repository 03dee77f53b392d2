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
/** Chromium without a window: what runs in it alone needs a third less time. Debian has it as a package. */
const headlessShell = 'chromium-headless-shell';
const advice =
  'The journeys need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.';

/**
 * Finds a Chromium on this machine: CHROMIUM_PATH, then the PATH, the usual places, and Playwright's own.
 * @param {string[]} names of programs, the better ones first
 * @returns the path of its program, or undefined when there is none
 */
function findProgram(names) {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return existsSync(configured) ? configured : undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...usualPlaces, chromium.executablePath()].find((file) => existsSync(file));
}

/** The browser that visitors have; the one without a window where there is no other. */
const findChromium = () => findProgram([...commands, headlessShell]);

/** The browser of the journeys: without a window, unless somebody wants to watch. */
const findJourneyBrowser = () =>
  findProgram(process.env.SHOW_BROWSER ? commands : [headlessShell, ...commands]);

/** Finds the browser that visitors have, or installs one if that needs no password. Throws with advice when neither works. */
export const ensureChromium = () => ensure(findChromium);

/** The same for the browser of the journeys. */
export const ensureJourneyBrowser = () => ensure(findJourneyBrowser);

/** @param {() => string | undefined} find */
function ensure(find) {
  const found = find();
  if (found) return found;
  console.log('Installing Chromium ...');
  for (const [command = '', ...args] of installCommands()) {
    spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(advice);
}

function installCommands() {
  const playwright = path.join('node_modules', 'playwright-core', 'cli.js');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'];
  const debian = [
    ['apt-get', 'update', '-qq'],
    [...install, headlessShell],
    [...install, 'chromium'],
  ];
  return [...(isDebianRoot ? debian : []), [process.execPath, playwright, 'install', 'chromium']];
}

/** A script for pages in which a command run by tsx evaluates functions: tsx wraps them in `__name()`, which does not exist there. */
export const tsxHelper = 'globalThis.__name = (value) => value';

/**
 * How Playwright starts the browser of the journeys, in which a page lives for seconds: without optimising its script they take
 * a fifth less of the processor. Throws when there is none.
 */
export const journeyBrowser = () =>
  optionsOf(findJourneyBrowser(), ['--js-flags=--no-opt,--no-maglev,--max-lazy']);

/**
 * Starts a headless Chromium; the caller closes it. Throws when there is none.
 * @param {import('playwright-core').LaunchOptions} [options]
 */
export const launchChromium = async (options) =>
  chromium.launch({ ...optionsOf(findChromium()), ...options });

/**
 * @param {string | undefined} executablePath
 * @param {string[]} [moreFlags]
 */
function optionsOf(executablePath, moreFlags = []) {
  if (!executablePath) throw new Error(advice);
  return { executablePath, args: [...browserFlags, ...moreFlags] };
}
