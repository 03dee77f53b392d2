// Loaded on demand. What is typed into a form, until it is sent or discarded: the text in storage, which takes it at once even as
// the page is closed, and in IndexedDB, which keeps it even if the browser is killed; a chosen file, see `./draftFiles`.
import { isRecord } from '@/lib/isRecord';
import { deleteExpiredIn, deleteStored, getStored, putStored } from './database';
import { keepFile, readFile, type FileTrouble } from './draftFiles';
import type { DraftKey } from './draftKeys';
import { deleteExpired, readRecord, writeRecord, type Kept } from './records';
import { isShared } from './sharedComputer';
import * as deviceStorage from './storage';

/** The text fields by name, and the chosen file. */
export type Draft = { values: Record<string, string>; file?: File | undefined };
export type KeptDraft = Draft & {
  /** When it was kept, in epoch milliseconds; undefined where it could not be: then it lasts as long as the page. */
  at: number | undefined;
  fileTrouble?: FileTrouble | undefined;
};
/** Drafts whose text could not be stored: it survives at least the closing of a dialog. */
const unstored = new Map<DraftKey, { values: Draft['values']; hasFile: boolean }>();
/** The time of each draft as this tab last wrote or read it. If the stored one differs, another tab has written it since. */
const knownTimes = new Map<DraftKey, number>();

/** Reads a draft; a guest's own draft becomes that of the account they sign in with. */
export async function readDraft(key: DraftKey, guestKey: DraftKey): Promise<KeptDraft | undefined> {
  deleteExpired();
  const own = await readOne(key);
  if (own || key === guestKey) return own;
  const guests = await readOne(guestKey);
  if (!guests) return undefined;
  // Deleted last: if the tab is closed meanwhile, the draft is there twice instead of not at all.
  const at = keepText(key, guests);
  await keepFile(key, guests.file);
  await discardDraft(guestKey);
  return { ...guests, at };
}

/** Keeps the text of a draft, and whether it has a file. Returns when; undefined where storage takes nothing. */
export function keepText(key: DraftKey, { values, file }: Draft): number | undefined {
  const value = { values, hasFile: Boolean(file) };
  const at = writeRecord(key, value);
  if (at && !isShared()) putStored('drafts', key, { at, value }).catch(ignore);
  if (at) {
    knownTimes.set(key, at);
    unstored.delete(key);
  } else unstored.set(key, value);
  return at;
}

/** Whether storage did not take the text of this draft. */
export const isUnstored = (key: DraftKey): boolean => unstored.has(key);

/** Deletes a draft with its file. */
export async function discardDraft(key: DraftKey): Promise<void> {
  unstored.delete(key);
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
  // What storage did not take is newer than what it has.
  const text = unstored.get(key);
  if (text)
    return { at: undefined, values: text.values, ...(text.hasFile ? await readFile(key) : undefined) };
  const record = (await readLost(key)) ?? readRecord(key);
  if (!record || !isRecord(record.value)) return undefined;
  knownTimes.set(key, record.at);
  const { values, hasFile } = record.value;
  return { at: record.at, values: textIn(values), ...(hasFile ? await readFile(key) : undefined) };
}

/**
 * The copy in IndexedDB if it is newer than the one in localStorage, whose last writes a killed browser loses; copied back to
 * localStorage. Undefined if there is no newer copy.
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

const ignore = () => undefined;

const textIn = (values: unknown): Record<string, string> =>
  isRecord(values)
    ? Object.fromEntries(
        Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
