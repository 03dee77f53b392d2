import { deleteStored, keysOf } from './database';
import { isOfAccount } from './storageRegistry';
import * as deviceStorage from './storage';

/** Deletes what this device keeps of an account's forms: drafts, chosen CVs, receipts and what was last sent. */
export function forgetFormsOf(account: string): void {
  for (const key of deviceStorage.keys()) if (isOfAccount(key, account)) deviceStorage.remove(key);
  // Without IndexedDB there are no CVs.
  deleteResumesOf(account).catch(() => undefined);
}

async function deleteResumesOf(account: string): Promise<void> {
  const keys = await keysOf('resumes');
  await Promise.all(
    keys.filter((key) => isOfAccount(key, account)).map((key) => deleteStored('resumes', key)),
  );
}
