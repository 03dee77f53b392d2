import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@tools/dev/ports.mjs';

const MODULES = 'node_modules';
const sources = ['src', 'server', 'public', 'tools', '__tests__'];
const isConfig = (name: string) => /\.(?:json|js|ts)$|^\.oxlintrc/.test(name);

/** `npm run dev` in a copy of the project that a test may edit. */
export type DevCopy = {
  origin: string;
  /** What it has printed so far. */
  output: () => string;
  /** Replaces a text in a file of the copy, or throws when the file does not hold it. */
  edit: (file: string, from: string, to: string) => void;
  stop: () => Promise<void>;
};

/** Copies the project, without the packages and their caches, and starts its dev server on a free port. */
export async function startDevCopy(): Promise<DevCopy> {
  const folder = copyProject();
  const port = await freePort();
  const npm = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data') },
    stdio: 'pipe',
  });
  // The pipes close once all that npm has started has ended.
  const closed = once(npm, 'close');
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    origin: `http://localhost:${port}`,
    output: () => output,
    edit: (name, from, to) => {
      const file = path.join(folder, name);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${name} does not hold "${from}"`);
      writeFileSync(file, text.replace(from, to));
    },
    stop: async () => {
      // The signal does not reach the server, which ends itself once npm's shell has gone.
      npm.kill('SIGTERM');
      await closed;
      await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/** Copies the project with links to its packages. Returns the folder, which the caller removes. */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lindenway-copy-'));
  const names = [...sources, ...readdirSync('.').filter(isConfig)];
  // Timestamps are kept: a newer lock file would have the packages installed.
  for (const name of names)
    cpSync(name, path.join(folder, name), { recursive: true, preserveTimestamps: true });
  // A folder of its own, so that webpack's cache is one, too.
  mkdirSync(path.join(folder, MODULES));
  for (const name of readdirSync(MODULES).filter((entry) => entry !== '.cache'))
    symlinkSync(path.resolve(MODULES, name), path.join(folder, MODULES, name));
  return folder;
}
