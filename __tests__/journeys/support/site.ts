import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** The real site of `npm start`, on a port and a data folder of its own. */
export type RunningSite = {
  origin: string;
  dataFolder: string;
  /** The messages that the server has written, oldest first. */
  mails: () => string[];
  stop: () => Promise<void>;
};

/** Starts the built server with an empty database and waits until it answers. */
export async function startSite(settings: Record<string, string> = {}): Promise<RunningSite> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'journey-'));
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
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilItAnswers(origin, server);
  return {
    origin,
    dataFolder,
    mails: () => readMails(path.join(dataFolder, 'outbox')),
    stop: async () => {
      server.kill('SIGTERM');
      await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve(0)));
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

function readMails(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return files.toSorted().map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilItAnswers(origin: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}`);
    try {
      const { ok } = await fetch(`${origin}/healthz`);
      if (ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not answer within ten seconds');
}
