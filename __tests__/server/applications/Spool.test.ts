import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Spool } from '@server/applications/Spool';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'spool-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** How many files of the folder this process has open; only Linux tells. */
const openFiles = () => openPaths().filter((name) => name.startsWith(dataDir)).length;

function openPaths(): string[] {
  const links = '/proc/self/fd';
  if (!existsSync(links)) return [];
  return readdirSync(links).map((name) => {
    try {
      return readlinkSync(path.join(links, name));
    } catch {
      // The folder itself, which is closed by now.
      return '';
    }
  });
}

test('an upload that ends while its file is being opened leaves no file open', async () => {
  const spool = new Spool(dataDir);
  const written = spool.write(Buffer.alloc(200 * 1024));
  await spool.close();
  await expect(written).rejects.toThrow('the upload has ended');
  expect(openFiles()).toBe(0);
});

test('gives back what was written', async () => {
  const spool = new Spool(dataDir);
  await spool.write(Buffer.alloc(200 * 1024, 'a'));
  await spool.write(Buffer.from('b'));
  expect((await spool.read()).equals(Buffer.from(`${'a'.repeat(200 * 1024)}b`))).toBe(true);
  await spool.close();
  expect(openFiles()).toBe(0);
});
