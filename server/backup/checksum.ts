import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ifMissing } from '@server/lib/ifMissing';

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
