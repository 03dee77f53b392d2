import { open } from 'node:fs/promises';

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
