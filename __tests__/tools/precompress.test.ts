/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '@tools/build/precompress';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'precompress-'));
  mkdirSync(inFolder('assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('files that get smaller are compressed both ways', async () => {
  const text = 'nights on the ward '.repeat(100);
  writeFileSync(inFolder('assets/main.js'), text);
  await precompress(folder);
  expect(brotliDecompressSync(readFileSync(inFolder('assets/main.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(inFolder('assets/main.js.gz'))).toString()).toBe(text);
});

test('small files and pictures are not compressed, and stale copies are removed', async () => {
  writeFileSync(inFolder('small.html'), '<p>small</p>');
  writeFileSync(inFolder('small.html.br'), 'from an earlier build');
  writeFileSync(inFolder('picture.png'), 'a'.repeat(5000));
  await precompress(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['assets', 'picture.png', 'small.html']);
});
