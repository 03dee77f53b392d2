import { deleteStored, getStored, keysOf, putStored } from './database';
import { DRAFT_PREFIX, isOfAccount } from './storageRegistry';
import * as deviceStorage from './storage';

/**
 * Deletes what this device keeps of an account's forms: drafts, chosen CVs, receipts and what was last sent.
 * @returns what puts all of it back; undefined if there was no draft among it
 */
export function forgetFormsOf(account: string): (() => void) | undefined {
  const kept = deviceStorage
    .keys()
    .filter((key) => isOfAccount(key, account))
    .map((key) => ({ key, value: deviceStorage.get(key) ?? '' }));
  for (const { key } of kept) deviceStorage.remove(key);
  // Without IndexedDB there are no CVs.
  const resumes = takeResumesOf(account).catch(() => []);
  if (!kept.some(({ key }) => key.startsWith(DRAFT_PREFIX))) return undefined;
  return () => {
    for (const { key, value } of kept) deviceStorage.set(key, value);
    void putResumesBack(resumes);
  };
}

type KeptResume = { key: string; value: unknown };

async function takeResumesOf(account: string): Promise<KeptResume[]> {
  const keys = await keysOf('resumes');
  return Promise.all(
    keys
      .filter((key) => isOfAccount(key, account))
      .map(async (key) => {
        const value = await getStored('resumes', key);
        await deleteStored('resumes', key);
        return { key, value };
      }),
  );
}

async function putResumesBack(taken: Promise<KeptResume[]>): Promise<void> {
  for (const { key, value } of await taken) await putStored('resumes', key, value);
}
