import { statSync } from 'node:fs';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

/** The free space on a folder's disk, in bytes. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** For `catch`: a file that is not there becomes undefined; any other error is thrown again. */
export function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Whether a file is there and holds anything; throws if this user may not look. */
export const hasContent = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Deletes the files in a folder, and in those within, that have not changed since a time; nothing if there is no such folder. */
export async function deleteOlder(folder: string, time: number): Promise<void> {
  for (const name of (await readdir(folder, { recursive: true }).catch(ifMissing)) ?? []) {
    const target = path.join(folder, name);
    // Another process may have deleted it meanwhile.
    const found = await stat(target).catch(ifMissing);
    if (found?.isFile() && found.mtimeMs < time) await rm(target, { force: true });
  }
}

/** Replaces all but letters, digits, hyphens, underscores and dots within, so that a name from a forged backup leads to no other folder. */
export const safeFileName = (text: string): string => text.replaceAll(/^\.|[^\w.-]/g, '_');
