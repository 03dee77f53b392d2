import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Spool } from '@server/applications/Spool';
import { describeOnLinux, openFilesIn } from '@test-server/openFiles';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'spool-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

describeOnLinux('a file that is being uploaded', () => {
  test('leaves nothing open if the upload ends while it is being opened', async () => {
    const spool = new Spool(dataDir);
    const written = spool.write(Buffer.alloc(200 * 1024));
    await spool.close();
    await expect(written).rejects.toThrow('the upload has ended');
    expect(openFilesIn(dataDir)).toBe(0);
  });

  test('gives back what was written, and closes', async () => {
    const spool = new Spool(dataDir);
    await spool.write(Buffer.alloc(200 * 1024, 'a'));
    await spool.write(Buffer.from('b'));
    expect((await spool.read()).equals(Buffer.from(`${'a'.repeat(200 * 1024)}b`))).toBe(true);
    await spool.close();
    expect(openFilesIn(dataDir)).toBe(0);
  });
});
