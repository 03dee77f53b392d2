import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile, open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ifMissing } from '@server/lib/files';

const checksumFile = (file: string) => `${file}.sha256`;

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes a file's checksum beside it, in the format of `sha256sum`. */
export async function writeChecksum(file: string): Promise<void> {
  await writeFile(checksumFile(file), `${await hashFile(file)}  ${path.basename(file)}\n`, { flush: true });
}

/** Compares a file with the checksum beside it, if there is one. @throws if they differ */
export async function verifyChecksum(file: string): Promise<void> {
  const written = await readFile(checksumFile(file), 'utf8').catch(ifMissing);
  if (written !== undefined && written.split(' ', 1)[0] !== (await hashFile(file))) {
    throw new Error(`${file} has changed since it was written: it does not match ${checksumFile(file)}.`);
  }
}

/** Makes sure that a file's content survives a power cut; its name does only after `flushFolder`. */
export const flush = (file: string): Promise<void> => sync(file, 'r+');

/** Makes sure that the names in a folder survive a power cut: files that were made, renamed or removed. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform !== 'win32') await sync(folder, 'r');
}

async function sync(name: string, flags: string): Promise<void> {
  const handle = await open(name, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
