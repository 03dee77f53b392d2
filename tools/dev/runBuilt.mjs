import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './ports.mjs';

/** As in the files of deploy/, like the settings of malloc below. */
const asDeployed = ['--max-old-space-size=512', '--max-semi-space-size=4'];

/**
 * Starts the built server on a free port or that of the settings, by default with an empty database of its own, and waits until
 * it answers. The server never outlives this process, whether that fails or is interrupted.
 * @param {Record<string, string>} [settings] environment variables; a given DATA_DIR is kept
 * @param {number} [timeout] milliseconds until it must answer
 * @param {string} [project] the folder of a built checkout; by default the current one
 * @returns the address, the data folder, the process, and `stop`, which also removes the server's own data folder
 */
export async function runBuilt(settings = {}, timeout = 45_000, project = process.cwd()) {
  const port = Number(settings.PORT) || (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const dataFolder = settings.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'lindenway-'));
  const defaults = { PORT: String(port), DATA_DIR: dataFolder, SITE_URL: origin };
  const server = spawnServer(project, { ...defaults, ...settings });
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const removeData = () => {
    // Retried: a server that was just killed may still hold its last file.
    if (!settings.DATA_DIR) rmSync(dataFolder, { recursive: true, force: true, maxRetries: 3 });
  };
  const killAtExit = () => {
    server.kill('SIGKILL');
    removeData();
  };
  exitOnSignals();
  // First of all, so that callers can remove what the server writes to.
  process.prependOnceListener('exit', killAtExit);

  async function stop() {
    if (!hasEnded()) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    }
    process.off('exit', killAtExit);
    removeData();
  }

  try {
    await untilItAnswers(origin, hasEnded, timeout);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, dataFolder, server, stop };
}

/**
 * @param {string} project
 * @param {Record<string, string>} settings
 */
const spawnServer = (project, settings) =>
  spawn(process.execPath, [...asDeployed, 'dist-server/main.mjs'], {
    cwd: project,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const signals = /** @type {const} */ ({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 });
let isExitingOnSignals = false;

/** By default a signal ends the process without its `exit` event. */
function exitOnSignals() {
  if (isExitingOnSignals) return;
  isExitingOnSignals = true;
  for (const [signal, number] of Object.entries(signals))
    process.once(signal, () => process.exit(128 + number));
}

/**
 * @param {string} origin
 * @param {() => boolean} hasEnded
 * @param {number} timeout
 */
async function untilItAnswers(origin, hasEnded, timeout) {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error('The server ended before it answered; its log is above.');
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Error(`The server did not answer within ${timeout / 1000} seconds.`);
}
