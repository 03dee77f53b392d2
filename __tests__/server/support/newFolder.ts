import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Makes a folder that goes with the last test of the file. In memory where there is room: nothing has to survive a power cut, and a disk
 * takes milliseconds for every write.
 */
export function newFolder(): string {
  const hasRoom = existsSync(MEMORY) && statfsSync(MEMORY).bavail * statfsSync(MEMORY).bsize > GIGABYTE;
  const folder = mkdtempSync(path.join(hasRoom ? MEMORY : os.tmpdir(), 'lindenway-test-'));
  folders.push(folder);
  return folder;
}
