/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Stands in for the built server, which the unit tests come before. */
const server = `import { createServer } from 'node:http';
createServer((request, response) => response.end()).listen(process.env.PORT, '127.0.0.1');`;

const runBuilt = pathToFileURL(path.resolve('tools/dev/runBuilt.mjs')).href;
const bench = (work: string) => `import { runBuilt } from '${runBuilt}';
const { origin, dataFolder, stop } = await runBuilt();
console.log(JSON.stringify({ origin, dataFolder }));
${work}`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'run-built-'));
  mkdirSync(path.join(folder, 'dist-server'));
  writeFileSync(path.join(folder, 'dist-server', 'main.mjs'), server);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a bench that gets %s takes its server and its data with it', async (signal, code) => {
  const started = await start('setInterval(() => {}, 1000);');
  expect([await answers(started.origin), existsSync(started.dataFolder)]).toEqual([true, true]);
  started.process.kill(signal);
  await expectGone(started, code);
});

test.each([
  ["throw new Error('broken');", 1],
  ["Promise.reject(new Error('broken')); setInterval(() => {}, 1000);", 1],
  ['process.exit(3);', 3],
  ['await stop();', 0],
])('a bench that ends by %s leaves nothing behind', async (work, code) => {
  await expectGone(await start(work), code);
});

type Started = { process: ChildProcess; exit: Promise<unknown[]>; origin: string; dataFolder: string };

async function start(work: string): Promise<Started> {
  const file = path.join(folder, 'bench.mjs');
  writeFileSync(file, bench(work));
  const child = spawn(process.execPath, [file], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const exit = once(child, 'exit');
  const [line] = await once(child.stdout, 'data');
  return { process: child, exit, ...JSON.parse(String(line)) };
}

async function expectGone({ exit, origin, dataFolder }: Started, code: number): Promise<void> {
  expect(await exit).toEqual([code, null]);
  expect(existsSync(dataFolder)).toBe(false);
  // The system closes the port of a killed process a moment later.
  const deadline = Date.now() + 5000;
  let isUp = true;
  while (isUp && Date.now() < deadline) isUp = await answers(origin);
  expect(isUp).toBe(false);
}

const answers = (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  );
