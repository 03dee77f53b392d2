import { statfs } from 'node:fs/promises';

/** The free space on a folder's disk, in bytes. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** For `catch`: a file that is not there becomes undefined; any other error is thrown again. */
export function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
