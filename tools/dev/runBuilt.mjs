import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const WAIT_MILLISECONDS = 20_000;

/**
 * Starts the built server on a free port of this machine, with a database of its own, and waits until it answers. To be
 * called in the project's folder.
 * @param {Record<string, string>} [settings] environment variables beyond those that keep it to itself
 * @returns the address, the data folder, the process, and what stops it and removes its data
 */
export async function runBuilt(settings = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataFolder = settings.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'lindenway-'));
  const server = spawn(process.execPath, ['dist-server/main.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataFolder,
      SITE_URL: origin,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilItAnswers(origin, server);
  return { origin, dataFolder, server, stop };

  async function stop() {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
    }
    if (!settings.DATA_DIR) rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * @param {string} origin
 * @param {import('node:child_process').ChildProcess} server
 */
async function untilItAnswers(origin, server) {
  const deadline = Date.now() + WAIT_MILLISECONDS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}`);
    const isThere = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not answer within ${WAIT_MILLISECONDS / 1000} seconds`);
}
