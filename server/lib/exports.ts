import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { deleteOlder } from './files';

/** Where commands write copies of what people sent, so that an erasure and the purge find them. */
const exportsFolder = (dataDir: string): string => path.join(dataDir, 'exports');

/**
 * Where a command writes a copy: a name stands for a file or folder in `exports` of the data folder, which this makes; an absolute
 * path is taken as it is.
 */
export async function exportPath(dataDir: string, name: string): Promise<string> {
  const target = path.resolve(exportsFolder(dataDir), name);
  await mkdir(path.dirname(target), { recursive: true });
  return target;
}

/** Deletes the copies in `exports` that were written before a time; all by default. */
export const deleteExports = (dataDir: string, before = Number.POSITIVE_INFINITY): Promise<void> =>
  deleteOlder(exportsFolder(dataDir), before);
