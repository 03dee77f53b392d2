// Loaded on demand. The file that is chosen in a form, until the form is sent or discarded: in IndexedDB.
import { isRecord } from '@/lib/isRecord';
import { deleteExpiredIn, deleteStored, getStored, putStored } from './database';
import type { DraftKey } from './draftKeys';

/** What became of the chosen file where it is not kept: it lasts as long as the page, or is gone by now. */
export type FileTrouble = 'unstored' | 'lost';

/** Files that could not be stored: they survive at least the closing of a dialog. */
const unstored = new Map<DraftKey, File>();

/**
 * Stores a draft's file, or deletes the stored one if `file` is undefined.
 * Returns whether it will outlive the page.
 */
export async function keepFile(key: DraftKey, file: File | undefined): Promise<boolean> {
  unstored.delete(key);
  try {
    if (!file) await deleteStored('resumes', key);
    // As bytes: not every browser can store a File.
    else {
      const { name, type } = file;
      await putStored('resumes', key, { at: Date.now(), name, type, bytes: await file.arrayBuffer() });
    }
  } catch {
    if (file) unstored.set(key, file);
  }
  return !unstored.has(key);
}

/** The file of a draft that has one, or what became of it. */
export async function readFile(key: DraftKey): Promise<{ file?: File; fileTrouble?: FileTrouble }> {
  const file = unstored.get(key);
  if (file) return { file, fileTrouble: 'unstored' };
  try {
    await deleteExpiredIn('resumes');
    const stored = await getStored('resumes', key);
    if (!isRecord(stored)) return { fileTrouble: 'lost' };
    // Only `keepFile` writes to this store.
    return {
      file: new File([stored.bytes as ArrayBuffer], String(stored.name), { type: String(stored.type) }),
    };
  } catch {
    return { fileTrouble: 'lost' };
  }
}
