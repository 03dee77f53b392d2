import type { FieldValues } from 'react-hook-form';
import { deleteExpired, readRecord, writeRecord } from '@/device/records';
import * as deviceStorage from '@/device/storage';
import { DRAFT_PREFIX } from '@/device/storageRegistry';
import { TAB_PREFIX } from '@/device/storedKeys';
import { isSameValue } from '@/forms/fillIn';
import { deleteExpiredIn, deleteStored, getStored, putStored } from '@/device/database';
import { isRecord } from '@/lib/isRecord';

/** The forms whose drafts are kept. */
type DraftForm = 'application' | 'homeEnquiry' | 'contactEnquiry' | 'registration';
type DraftKey = `${typeof DRAFT_PREFIX}${string}` | `${typeof TAB_PREFIX}draft.${DraftForm}`;

/** Where the draft of a form is kept: an account's on the device, a guest's in the tab. */
export type DraftPlace = {
  key: DraftKey;
  /** The guest's draft of the same form, which becomes that of the account signing in. */
  guestKey: DraftKey;
  /** The field whose file is kept too. Only for forms that guests cannot send: files are always on the device. */
  fileField?: string | undefined;
};

/** What is kept of a form: its text and the chosen file. */
export type Draft = { values: Record<string, string>; file?: File | undefined };

type PlaceOptions = { jobId?: string; fileField?: string };

/** The place for the draft of a form, and of one vacancy if `jobId` is given. `account` is blank for a guest. */
export function draftPlace(
  form: DraftForm,
  account: string,
  { jobId = '', fileField }: PlaceOptions = {},
): DraftPlace {
  const guestKey = `${TAB_PREFIX}draft.${form}` as const;
  const key = account
    ? (`${DRAFT_PREFIX}${[account, form, jobId].map(encodeURIComponent).join('/')}` as const)
    : guestKey;
  return { key, guestKey, fileField };
}

/** The part of a form that is kept: no passwords, and no ticks, which are consent. */
export function draftOf({ fileField }: DraftPlace, values: FieldValues, blank: FieldValues): Draft {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' &&
      !/password|token/i.test(entry[0]) &&
      !isSameValue(entry[1], blank[entry[0]]),
  );
  const file: unknown = fileField && values[fileField];
  return { values: Object.fromEntries(entries), file: file instanceof File ? file : undefined };
}

/** Keeps the text of a draft. Returns when; undefined where storage takes nothing, so that it lasts as long as the page. */
export const keepText = ({ key }: DraftPlace, { values, file }: Draft): number | undefined =>
  writeRecord(key, { values, hasFile: Boolean(file) });

/** Keeps the file of a draft, or deletes it if there is none any more. Returns whether it will outlive the form. */
export async function keepFile({ key }: DraftPlace, file: File | undefined): Promise<boolean> {
  try {
    if (!file) await deleteStored('resumes', key);
    else {
      const { name, type } = file;
      // As bytes: not every browser can store a File.
      await putStored('resumes', key, { at: Date.now(), name, type, bytes: await file.arrayBuffer() });
    }
    return true;
  } catch {
    return false;
  }
}

/** Keeps a whole draft, whether or not its form is still shown. */
export function keepDraft(place: DraftPlace, draft: Draft): void {
  keepText(place, draft);
  if (place.fileField) void keepFile(place, draft.file);
}

export function discardDraft(place: DraftPlace): void {
  deviceStorage.remove(place.key);
  if (place.fileField) void keepFile(place, undefined);
}

/** Whether there is a draft. */
export const hasDraft = ({ key }: DraftPlace): boolean => deviceStorage.get(key) !== null;

export type KeptDraft = Draft & {
  /** When it was kept, in epoch milliseconds; undefined if it lasts as long as the page. */
  at: number | undefined;
  /** Why a file is not kept: it is still being written, stays only as long as the form is open, or is gone. */
  fileTrouble?: 'writing' | 'unstored' | 'lost' | undefined;
};

/** Reads a draft. A guest's becomes that of the account that has none. */
export async function readDraft({ key, guestKey }: DraftPlace): Promise<KeptDraft | undefined> {
  deleteExpired();
  if (deviceStorage.get(key) === null) {
    const guests = deviceStorage.get(guestKey);
    if (guests !== null) deviceStorage.set(key, guests);
    deviceStorage.remove(guestKey);
  }
  const record = readRecord(key);
  if (!record || !isRecord(record.value)) return undefined;
  const at = deviceStorage.isUnstored(key) ? undefined : record.at;
  const values = textIn(record.value.values);
  if (record.value.hasFile !== true) return { at, values };
  const file = await readFile(key);
  return { at, values, file, fileTrouble: file ? undefined : 'lost' };
}

async function readFile(key: DraftKey): Promise<File | undefined> {
  try {
    await deleteExpiredIn('resumes');
    const stored = await getStored('resumes', key);
    if (!isRecord(stored)) return undefined;
    // Only `keepFile` writes to this store.
    return new File([stored.bytes as ArrayBuffer], String(stored.name), { type: String(stored.type) });
  } catch {
    return undefined;
  }
}

const textIn = (values: unknown): Record<string, string> =>
  isRecord(values)
    ? Object.fromEntries(
        Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
