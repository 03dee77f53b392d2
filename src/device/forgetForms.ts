import { deleteStored, getStored, keysOf, putStored } from './database';
import { DRAFT_PREFIX, isOfAccount } from './storageRegistry';
import * as deviceStorage from './storage';

/**
 * Deletes what this device keeps of an account's forms: drafts, chosen CVs, receipts and what was last sent.
 * @returns what puts all of it back, but for what has been kept anew since; undefined if there was no draft among it
 */
export function forgetFormsOf(account: string): (() => void) | undefined {
  const kept = deviceStorage
    .keys()
    .filter((key) => isOfAccount(key, account))
    .map((key) => ({ key, value: deviceStorage.get(key) ?? '' }));
  for (const { key } of kept) deviceStorage.remove(key);
  // Without IndexedDB there are no CVs.
  const resumes = takeResumesOf(account).catch(() => new Map<string, unknown>());
  if (!kept.some(({ key }) => key.startsWith(DRAFT_PREFIX))) return undefined;
  const putResumeBack = async (key: string) => {
    const resume = (await resumes).get(key);
    if (resume) await putStored('resumes', key, resume);
  };
  return () => {
    for (const { key, value } of kept) {
      if (deviceStorage.get(key) !== null) continue;
      deviceStorage.set(key, value);
      // A draft whose CV cannot be put back says that the CV is gone.
      putResumeBack(key).catch(() => undefined);
    }
  };
}

/** Deletes the CVs of an account, and gives them by their keys; one that cannot be read is undefined. */
async function takeResumesOf(account: string): Promise<Map<string, unknown>> {
  const taken = new Map<string, unknown>();
  for (const key of await keysOf('resumes')) {
    if (!isOfAccount(key, account)) continue;
    taken.set(key, await getStored('resumes', key).catch(() => undefined));
    await deleteStored('resumes', key);
  }
  return taken;
}
