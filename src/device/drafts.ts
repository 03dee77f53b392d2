// Loaded on demand. What is typed into a form, until it is sent or discarded: an account's on the device, a guest's in the tab. A chosen
// file, see `./draftFiles`.
import { isRecord } from '@/lib/isRecord';
import { keepFile, readFile, type FileTrouble } from './draftFiles';
import type { DraftKey } from './draftKeys';
import { deleteExpired, readRecord, writeRecord } from './records';
import * as deviceStorage from './storage';

/** The text fields by name, and the chosen file. */
export type Draft = { values: Record<string, string>; file?: File | undefined };
export type KeptDraft = Draft & {
  /** When it was kept, in epoch milliseconds; undefined where it could not be: then it lasts as long as the page. */
  at: number | undefined;
  fileTrouble?: FileTrouble | undefined;
};
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
  if (at) knownTimes.set(key, at);
  return at;
}

/** Deletes a draft with its file. */
export async function discardDraft(key: DraftKey): Promise<void> {
  deviceStorage.remove(key);
  await keepFile(key, undefined);
}

/** Discards a draft unless another tab has written it since this one last wrote or read it. */
export async function discardOwnDraft(key: DraftKey): Promise<void> {
  const known = knownTimes.get(key);
  const at = readRecord(key)?.at ?? known;
  if (known === undefined || at === known) await discardDraft(key);
}

async function readOne(key: DraftKey): Promise<KeptDraft | undefined> {
  const record = readRecord(key);
  if (!record || !isRecord(record.value)) return undefined;
  knownTimes.set(key, record.at);
  const { values, hasFile } = record.value;
  const at = deviceStorage.isUnstored(key) ? undefined : record.at;
  return { at, values: textIn(values), ...(hasFile ? await readFile(key) : undefined) };
}

const textIn = (values: unknown): Record<string, string> =>
  isRecord(values)
    ? Object.fromEntries(
        Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
