import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@tools/dev/ports.mjs';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'npm-start-'));

test('npm start serves the site, and its server ends with npm', async () => {
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  // A group of its own, so that nothing is left when this test fails.
  const npm = spawn('npm', ['start'], { env, stdio: 'ignore', detached: true });
  try {
    await expectUp(port, true);
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    await ended;
    await expectUp(port, false);
  } finally {
    killGroup(npm.pid);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
  }
});

/** Waits until the site answers, or no longer does. */
async function expectUp(port: string, wanted: boolean): Promise<void> {
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while ((await isUp()) !== wanted) await pause(100);
}

function killGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}
