// The CV of a draft, in IndexedDB: sessionStorage takes text only. Where the browser has no IndexedDB, it stays as long as its form.
import { deleteExpiredIn, deleteStored, getStored, putStored } from '@/device/database';
import * as deviceStorage from '@/device/storage';
import { RESUME_PREFIX } from '@/device/storageRegistry';
import { isRecord } from '@/lib/isRecord';
import type { DraftName } from './draft';

/** Keeps the CV of a draft. The tab knows under which name, so that no other tab reads it. */
export async function keepResume(draft: DraftName, file: File): Promise<void> {
  try {
    const { name, type } = file;
    const id = deviceStorage.get(`${RESUME_PREFIX}${draft}`) ?? crypto.randomUUID();
    deviceStorage.set(`${RESUME_PREFIX}${draft}`, id);
    // As bytes: not every browser can store a File.
    await putStored('resumes', id, { at: Date.now(), name, type, bytes: await file.arrayBuffer() });
  } catch {
    // It is still in the form.
  }
}

export async function readResume(draft: DraftName): Promise<File | undefined> {
  try {
    await deleteExpiredIn('resumes');
    const id = deviceStorage.get(`${RESUME_PREFIX}${draft}`);
    const stored = id && (await getStored('resumes', id));
    if (!isRecord(stored)) return undefined;
    // Only `keepResume` writes to this store.
    return new File([stored.bytes as ArrayBuffer], String(stored.name), { type: String(stored.type) });
  } catch {
    return undefined;
  }
}

export function deleteResume(draft: DraftName): void {
  const id = deviceStorage.get(`${RESUME_PREFIX}${draft}`);
  deviceStorage.remove(`${RESUME_PREFIX}${draft}`);
  if (id) deleteStored('resumes', id).catch(() => undefined);
}
