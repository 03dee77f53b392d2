// Loaded on demand. What is typed into a form, until it is sent or discarded: the text in storage, which takes it at once even as
// the page is closed, and in IndexedDB, which keeps it even if the browser is killed; a chosen file in IndexedDB alone.
import { isRecord } from '@/lib/isRecord';
import { deleteStored, entriesOf, getStored, putStored } from './database';
import type { DraftKey } from './draftKeys';
import { keptInDatabase, type StoreName } from './keptThings';
import { daysAfter, deleteExpired, readRecord, writeRecord, type Kept } from './records';
import { isShared } from './sharedComputer';
import * as deviceStorage from './storage';

/** The text fields by name, and the chosen file. */
export type Draft = { values: Record<string, string>; file?: File | undefined };
export type KeptDraft = Draft & {
  /** When it was kept, in epoch milliseconds; undefined where it could not be: then it lasts as long as the page. */
  at: number | undefined;
  fileTrouble?: FileTrouble | undefined;
};
/** What became of the chosen file where it is not kept: it lasts as long as the page, or is gone by now. */
export type FileTrouble = 'unstored' | 'lost';

// Text that could not be stored: it survives at least the closing of a dialog.
const unstoredText = new Map<DraftKey, Draft>();
const unstoredFiles = new Map<DraftKey, File>();
/** The time of each draft as this tab last wrote or read it. If the stored one differs, another tab has written it since. */
const knownTimes = new Map<DraftKey, number>();

/** Reads a draft; a guest's own draft becomes that of the account they sign in with. */
export async function readDraft(key: DraftKey, guestKey: DraftKey): Promise<KeptDraft | undefined> {
  deleteExpired();
  const own = await readOne(key);
  if (own || key === guestKey) return own;
  const guests = await readOne(guestKey);
  if (!guests) return undefined;
  await discardDraft(guestKey);
  await keepFile(key, guests.file);
  const at = keepText(key, guests);
  return { ...guests, at };
}

/** Keeps the text of a draft, and whether it has a file. Returns when; undefined where storage takes nothing. */
export function keepText(key: DraftKey, { values, file }: Draft): number | undefined {
  const value = { values, hasFile: Boolean(file) };
  const at = writeRecord(key, value);
  if (at && !isShared()) putStored('drafts', key, { at, value }).catch(ignore);
  if (at) {
    knownTimes.set(key, at);
    unstoredText.delete(key);
  } else unstoredText.set(key, { values });
  return at;
}

/** Whether storage did not take the text of this draft. */
export const isUnstored = (key: DraftKey): boolean => unstoredText.has(key);

/**
 * Keeps the file of a draft, or that there is none. On a shared computer it lives only as long as the page. Returns whether it will
 * outlive the page.
 */
export async function keepFile(key: DraftKey, file: File | undefined): Promise<boolean> {
  unstoredFiles.delete(key);
  try {
    if (!file) await deleteStored('resumes', key);
    else if (isShared()) unstoredFiles.set(key, file);
    // As bytes: not every browser can store a File.
    else {
      const { name, type } = file;
      await putStored('resumes', key, { at: Date.now(), name, type, bytes: await file.arrayBuffer() });
    }
  } catch {
    if (file) unstoredFiles.set(key, file);
  }
  return !unstoredFiles.has(key);
}

/** Deletes a draft with its file. */
export async function discardDraft(key: DraftKey): Promise<void> {
  unstoredText.delete(key);
  const stored = deviceStorage.get(key);
  // The copy goes first: without its original it would count as a draft that storage has lost.
  await deleteStored('drafts', key).catch(ignore);
  // Typing may have gone on meanwhile.
  if (deviceStorage.get(key) === stored) deviceStorage.remove(key);
  await keepFile(key, undefined);
}

/** Discards a draft unless another tab has written it since this one last wrote or read it. */
export async function discardOwnDraft(key: DraftKey): Promise<void> {
  const known = knownTimes.get(key);
  const at = readRecord(key)?.at ?? known;
  if (known === undefined || at === known) await discardDraft(key);
}

async function readOne(key: DraftKey): Promise<KeptDraft | undefined> {
  const record = (await readLost(key)) ?? readRecord(key);
  if (!record || !isRecord(record.value)) {
    const text = unstoredText.get(key);
    return text && { ...text, at: undefined, file: unstoredFiles.get(key) };
  }
  knownTimes.set(key, record.at);
  const { values, hasFile } = record.value;
  const draft = { at: record.at, values: textIn(values) };
  if (!hasFile) return draft;
  const file = await readFile(key);
  return { ...draft, file, fileTrouble: troubleOf(key, file) };
}

function troubleOf(key: DraftKey, file: File | undefined): FileTrouble | undefined {
  if (!file) return 'lost';
  return unstoredFiles.has(key) ? 'unstored' : undefined;
}

/**
 * The text in IndexedDB, if it is newer than that in storage, which a killed browser loses. It is copied back to storage; undefined
 * if there is none.
 */
async function readLost(key: DraftKey): Promise<Kept | undefined> {
  if (isShared()) return undefined;
  await deleteExpiredIn('drafts').catch(ignore);
  const copy: unknown = await getStored('drafts', key).catch(ignore);
  if (!isRecord(copy) || typeof copy.at !== 'number') return undefined;
  const { at, value } = copy;
  if (at <= (readRecord(key)?.at ?? 0)) return undefined;
  return deviceStorage.setJson(key, { at, value }) ? { at, value } : undefined;
}

async function readFile(key: DraftKey): Promise<File | undefined> {
  const unstored = unstoredFiles.get(key);
  if (unstored) return unstored;
  try {
    await deleteExpiredIn('resumes');
    const stored = await getStored('resumes', key);
    if (!isRecord(stored)) return undefined;
    return new File([stored.bytes as ArrayBuffer], String(stored.name), { type: String(stored.type) });
  } catch {
    return undefined;
  }
}

async function deleteExpiredIn(store: StoreName): Promise<void> {
  const { days } = keptInDatabase.find(({ key }) => key === store) as { days: number };
  for (const [key, stored] of await entriesOf(store)) {
    const at = isRecord(stored) && typeof stored.at === 'number' ? stored.at : 0;
    if (daysAfter(at, days) < Date.now()) await deleteStored(store, key);
  }
}

const ignore = () => undefined;

const textIn = (values: unknown): Record<string, string> =>
  isRecord(values)
    ? Object.fromEntries(
        Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
