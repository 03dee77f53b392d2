import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './ports.mjs';

/**
 * Starts the built server, as deploy/ does, on a free port or that of the settings, by default with an empty database of its own,
 * and waits until it answers. The server never outlives this process, whether that fails or is interrupted.
 * @param {Record<string, string>} [settings] environment variables; a given DATA_DIR is kept
 * @param {number} [timeout] milliseconds until it must answer
 * @param {string} [project] the folder of a built checkout; by default the current one
 * @returns the address, the data folder, which is removed with the server when it is its own, the process, and `stop`
 */
export async function runBuilt(settings = {}, timeout = 45_000, project = process.cwd()) {
  const PORT = settings.PORT ?? String(await freePort());
  const origin = `http://127.0.0.1:${PORT}`;
  const dataFolder = settings.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'lindenway-'));
  const server = spawn(
    process.execPath,
    ['--max-old-space-size=512', '--max-semi-space-size=4', 'dist-server/main.mjs'],
    {
      cwd: project,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        MALLOC_ARENA_MAX: '2',
        MALLOC_TRIM_THRESHOLD_: '131072',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        SITE_URL: origin,
        ...settings,
        PORT,
        DATA_DIR: dataFolder,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const cleanUp = () => {
    server.kill('SIGKILL');
    // Retried: a server that was just killed may still hold its last file.
    if (!settings.DATA_DIR) rmSync(dataFolder, { recursive: true, force: true, maxRetries: 3 });
  };
  // First of all, so that callers can remove what the server writes to.
  process.prependOnceListener('exit', cleanUp);
  const ended = once(server, 'exit');
  server.once('exit', () => {
    process.off('exit', cleanUp);
    cleanUp();
  });
  // By default a signal ends the process without its `exit` event.
  for (const signal of /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM']))
    if (process.listenerCount(signal) === 0)
      process.once(signal, () => process.exit(128 + os.constants.signals[signal]));

  async function stop() {
    server.kill('SIGTERM');
    await ended;
  }

  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const deadline = Date.now() + timeout; !(await isUp()); await pause(100))
    if ((server.exitCode ?? server.signalCode) !== null || Date.now() > deadline)
      throw new Error('The server did not start.');
  return { origin, dataFolder, server, stop };
}
