import { statfs } from 'node:fs/promises';

/** The free space on a folder's disk, in bytes. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
