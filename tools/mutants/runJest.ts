import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from 'jest';

/** What the test runner says while it runs a test file. Numbers are the ids of mutants. */
export type Message =
  /** A test of this name fails without any fault. */
  | { failing: string }
  | { trying: number }
  /** Milliseconds of a processor. */
  | { tried: number; milliseconds: number }
  | { killed: number; by: string }
  /** Needs a process of its own, with the fault on from the start: the test that noticed it cannot be repeated. */
  | { alone: number }
  /** Those in code that runs while the file is loaded. */
  | { atLoad: number[] };

/** The faults to try in turn, and those to look out for in files that are loaded; or the one that is on throughout. */
type Plan = { faults: readonly number[]; loading: readonly number[] } | { alone: number };

/** A fault can make a loop endless. Loading a test file takes long on a busy machine. */
const LONGEST_SILENCE = 240_000;

/**
 * Runs one unit test file with faults, in a process and a temporary folder of their own.
 * @returns whether it had to be killed because nothing more was heard of it, and how long it took
 */
export async function runJest(
  test: string,
  plan: Plan,
  onMessage: (message: Message) => void,
): Promise<{ isStuck: boolean; seconds: number }> {
  const started = performance.now();
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'mutant-'));
  const child = await startJest(test, plan, temporary);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (printed += String(chunk)));
  const { isStuck, isHeard } = await listen(child, onMessage);
  rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  // With a fault on throughout, a file that cannot even be loaded says nothing.
  if (!isHeard && !isStuck && 'faults' in plan) throw new Error(`${test} was not run: ${printed}`);
  return { isStuck, seconds: Math.round((performance.now() - started) / 1000) };
}

async function startJest(test: string, plan: Plan, temporary: string): Promise<ChildProcess> {
  const config = ['--config', JSON.stringify(await configOf(test))];
  return spawn(
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...config, '--forceExit', '--runInBand', '--runTestsByPath', test],
    {
      env: { ...process.env, TMPDIR: temporary, WAIT_MS: '3000', FAULTS: JSON.stringify(plan) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
}

/** Waits until a process has ended, and kills it once it has been silent for too long. */
async function listen(child: ChildProcess, onMessage: (message: Message) => void) {
  let isStuck = false;
  let isHeard = false;
  const kill = () => {
    isStuck = true;
    child.kill('SIGKILL');
  };
  let silence = setTimeout(kill, LONGEST_SILENCE);
  child.on('message', (message) => {
    clearTimeout(silence);
    silence = setTimeout(kill, LONGEST_SILENCE);
    isHeard = true;
    onMessage(message as Message);
  });
  await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(silence);
  return { isStuck, isHeard };
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
