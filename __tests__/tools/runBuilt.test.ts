/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** Stands in for the built server, which the unit tests come before. */
const server = `import { createServer } from 'node:http';
createServer((request, response) => response.end()).listen(process.env.PORT, '127.0.0.1');`;

const runBuilt = pathToFileURL(path.resolve('tools/dev/runBuilt.mjs')).href;
const bench = (work: string) => `import { runBuilt } from '${runBuilt}';
const { origin, dataFolder, server, stop } = await runBuilt();
console.log(JSON.stringify({ origin, dataFolder }));
${work}`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'run-built-'));
  mkdirSync(path.join(folder, 'dist-server'));
  writeFileSync(path.join(folder, 'dist-server', 'main.mjs'), server);
});

afterAll(() => rmSync(folder, { recursive: true }));

const waitFor = (signal: string) => `process.kill(process.pid, '${signal}'); setInterval(() => {}, 1000);`;

test.each([
  [waitFor('SIGINT'), 130],
  [waitFor('SIGTERM'), 143],
  [waitFor('SIGHUP'), 129],
  ["throw new Error('broken');", 1],
  ["Promise.reject(new Error('broken')); setInterval(() => {}, 1000);", 1],
  ['process.exit(3);', 3],
  ['await stop();', 0],
  ["server.kill('SIGKILL'); server.once('exit', () => process.exit(process.listenerCount('exit')));", 0],
])('a bench that ends by %s takes its server and its data with it', async (work, code) => {
  const file = path.join(folder, 'bench.mjs');
  writeFileSync(file, bench(work));
  const child = spawn(process.execPath, [file], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const exit = once(child, 'exit');
  const [line] = await once(child.stdout, 'data');
  const { origin, dataFolder } = JSON.parse(String(line)) as { origin: string; dataFolder: string };
  expect(await exit).toEqual([code, null]);
  expect(existsSync(dataFolder)).toBe(false);
  // The system closes the port of a killed process a moment later.
  while (await fetch(origin).catch(() => undefined)) await pause(10);
});
