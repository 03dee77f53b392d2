import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from 'jest';

type Options = {
  /** Beyond the unit tests' own. */
  config?: Partial<Config>;
  args?: string[];
  env?: Record<string, string>;
  /** After which the run is ended by force. */
  milliseconds?: number;
};

/** Runs unit tests in a process, and a temporary folder, of their own. Gives what was printed, and whether time ran out. */
export async function runJest({ config, args = [], env = {}, milliseconds }: Options) {
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'mutant-'));
  // PostgreSQL, which the tests start as another user, has its folder in it.
  chmodSync(temporary, 0o755);
  const command = ['node_modules/jest/bin/jest.js', '--config', JSON.stringify(await unitsConfig(config))];
  const child = spawn(process.execPath, [...command, '--forceExit', ...args], {
    env: { ...process.env, TMPDIR: temporary, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  return { printed, code, isTimeout: code === null };
}

async function unitsConfig(added: Partial<Config> = {}): Promise<Config> {
  const file = pathToFileURL(path.resolve('jest.config.ts')).href;
  const { projects, testTimeout } = ((await import(file)) as { default: Config }).default;
  const units = projects?.find((project) => typeof project === 'object' && project.displayName === 'units');
  if (typeof units !== 'object') throw new Error('jest.config.ts has no project named units.');
  return { ...units, rootDir: process.cwd(), testTimeout, ...added };
}
