/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { printWeights } from '@tools/build/weights';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'weights-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the build prints how much script each page loads, shared files included', async () => {
  const texts = { 'site.js': hardText(30_000), 'home.js': hardText(9_000) };
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await Promise.all(Object.entries(texts).map(([name, text]) => write(name, text)));
  await write(
    'scripts.json',
    JSON.stringify({ shared: ['site.js'], pages: { home: ['home.js'], terms: [] } }),
  );
  const print = jest.spyOn(console, 'log').mockImplementation();

  printWeights(folder, folder);

  const lines = print.mock.calls.map(([line]) => String(line));
  const [shared, home] = Object.values(texts).map((text) => brotliCompressSync(text).length / 1000);
  expect(lines[0]).toContain(`${shared?.toFixed(1)} KB`);
  expect(lines[1]).toMatch(new RegExp(`home +${((shared ?? 0) + (home ?? 0)).toFixed(1)} KB`));
  expect(lines[2]).toMatch(new RegExp(`terms +${shared?.toFixed(1)} KB`));
});

/** Text that compresses badly. */
const hardText = (length: number) =>
  Array.from({ length }, (_, place) => String.fromCharCode(33 + ((place * place * 7919) % 89))).join('');
