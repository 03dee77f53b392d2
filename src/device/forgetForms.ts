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
  const resumes = takeResumesOf(account).catch(() => []);
  if (!kept.some(({ key }) => key.startsWith(DRAFT_PREFIX))) return undefined;
  return () => {
    const lost = kept.filter(({ key }) => deviceStorage.get(key) === null);
    for (const { key, value } of lost) deviceStorage.set(key, value);
    // A draft whose CV cannot be put back says that the CV is gone.
    putResumesBack(
      resumes,
      lost.map(({ key }) => key),
    ).catch(() => undefined);
  };
}

type KeptResume = { key: string; value: unknown };

async function takeResumesOf(account: string): Promise<KeptResume[]> {
  const keys = (await keysOf('resumes')).filter((key) => isOfAccount(key, account));
  return Promise.all(
    keys.map(async (key) => {
      // One that cannot be read is deleted all the same.
      const value = await getStored('resumes', key).catch(() => undefined);
      await deleteStored('resumes', key);
      return { key, value };
    }),
  );
}

/** @param drafts the keys of those that are back: a CV goes with its draft */
async function putResumesBack(taken: Promise<KeptResume[]>, drafts: readonly string[]): Promise<void> {
  for (const { key, value } of await taken)
    if (value && drafts.includes(key)) await putStored('resumes', key, value);
}
