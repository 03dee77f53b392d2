import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from 'jest';
import type { Message } from './Trial';

type Options = {
  test: string;
  /** Given to the test runner. */
  env: Record<string, string>;
  onMessage: (message: Message) => void;
};

/** A fault can make a loop endless. Loading a test file takes long on a busy machine. */
const LONGEST_SILENCE = 240_000;

/**
 * Runs one unit test file with faults, in a process and a temporary folder of their own.
 * Gives whether it had to be ended because nothing more was heard of it.
 */
export async function runJest({
  test,
  env,
  onMessage,
}: Options): Promise<{ isStuck: boolean; seconds: number }> {
  const started = performance.now();
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'mutant-'));
  const command = ['node_modules/jest/bin/jest.js', '--config', JSON.stringify(await configOf(test))];
  const child = spawn(
    process.execPath,
    [...command, '--forceExit', '--runInBand', '--runTestsByPath', test],
    {
      env: { ...process.env, TMPDIR: temporary, WAIT_MILLISECONDS: '3000', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (printed += String(chunk)));
  let isStuck = false;
  let isHeard = false;
  const end = () => {
    isStuck = true;
    child.kill('SIGKILL');
  };
  let silence = setTimeout(end, LONGEST_SILENCE);
  child.on('message', (message) => {
    clearTimeout(silence);
    silence = setTimeout(end, LONGEST_SILENCE);
    isHeard = true;
    onMessage(message as Message);
  });
  await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(silence);
  rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  if (!isHeard && !isStuck && !('alone' in JSON.parse(env.FAULTS ?? '{}')))
    throw new Error(`${test} was not run: ${printed}`);
  return { isStuck, seconds: Math.round((performance.now() - started) / 1000) };
}

/** As in jest.config.ts, but without PostgreSQL: the server's tests are tried on SQLite alone. */
async function configOf(test: string): Promise<Config> {
  const file = pathToFileURL(path.resolve('jest.config.ts')).href;
  const { projects, testTimeout } = ((await import(file)) as { default: Config }).default;
  const name = test.startsWith('__tests__/server/') ? 'server' : 'units';
  const found = projects?.find((project) => typeof project === 'object' && project.displayName === name);
  if (typeof found !== 'object') throw new Error(`jest.config.ts has no project named ${name}.`);
  const { globalSetup: _setup, globalTeardown: _teardown, ...project } = found;
  return {
    ...project,
    rootDir: process.cwd(),
    testTimeout,
    reporters: [],
    transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/tools/mutants/transform.mjs' },
    testRunner: '<rootDir>/tools/mutants/runTests.mjs',
  };
}
