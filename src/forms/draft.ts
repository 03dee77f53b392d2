// What is typed into a form and not sent yet, as text in the tab (sessionStorage), and its CV in IndexedDB: sessionStorage takes text only.
// Where the browser has no IndexedDB, a CV stays as long as its form.
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { deleteExpiredIn, deleteStored, getStored, putStored } from '@/device/database';
import * as deviceStorage from '@/device/storage';
import { CONTACT_KEY, DRAFT_PREFIX, OWNER_KEY, RESUME_PREFIX } from '@/device/storageRegistry';
import { isRecord } from '@/lib/isRecord';
import { notify } from '@/ui/toast/notify';

/** The form of a draft. The forms of an account share one, so that nothing is typed twice; an application has one for each vacancy. */
export type DraftName = 'homeEnquiry' | 'contactEnquiry' | 'account' | `application.${string}`;

type Texts = Record<string, string>;
type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'getValues' | 'setValue' | 'subscribe' | 'reset'
>;

/** Dispatched when all that was typed in this tab is cleared, for the forms that are shown. */
const CLEARED = 'typedcleared';

/**
 * Brings back what was typed into a form, and keeps what is typed from now on until `clearDraft`. Fields that are still blank are filled
 * in with `initial`, or else with what was last given in this tab.
 */
export function useDraft<Values extends FieldValues>(
  form: Form<Values>,
  name: DraftName | undefined,
  initial: FieldValues | undefined,
): void {
  useEffect(() => {
    if (!name) return undefined;
    fillIn(form, readDraft(name));
    // What the visitor is about to type would be appended.
    const focused = document.activeElement?.getAttribute('name') ?? '';
    fillIn(form, { ...readContact(), ...initial, [focused]: undefined });
    const clear = () => form.reset();
    addEventListener(CLEARED, clear);
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(name, values),
    });
    return () => {
      stop();
      removeEventListener(CLEARED, clear);
    };
  }, [form, name, initial]);
}

/** Keeps the texts among the values: no passwords, and no ticks, which are consent. */
export function keepDraft(name: DraftName, values: FieldValues): void {
  const kept = Object.entries<unknown>({ ...readDraft(name), ...values }).filter(
    ([field, value]) => typeof value === 'string' && value !== '' && !/password|token/i.test(field),
  );
  if (kept.length > 0) deviceStorage.setJson(`${DRAFT_PREFIX}${name}`, Object.fromEntries(kept));
  else deviceStorage.remove(`${DRAFT_PREFIX}${name}`);
}

export const readDraft = (name: DraftName): Texts => textsIn(deviceStorage.getJson(`${DRAFT_PREFIX}${name}`));

/** Deletes a draft and its CV. */
export function clearDraft(name: DraftName): void {
  deviceStorage.remove(`${DRAFT_PREFIX}${name}`);
  deleteResume(name);
}

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

/** The name, email and phone last given in this tab, which the next form is filled in with. */
export const readContact = (): Texts => textsIn(deviceStorage.getJson(CONTACT_KEY));

export const keepContact = (given: { name?: string; email: string; phone?: string }): void =>
  deviceStorage.setJson(CONTACT_KEY, { ...readContact(), ...given });

/** Whose account was signed in last in this tab; null for a guest. */
export const draftOwner = (): string | null => deviceStorage.get(OWNER_KEY);

/** Notes whose account is signed in, and deletes what another typed: the tab may have been on another site while that one logged out. */
export function setDraftOwner(account: string): void {
  const owner = draftOwner();
  if (owner && owner !== account) clearTyped();
  if (account) deviceStorage.set(OWNER_KEY, account);
}

/** Deletes all that was typed in this tab: its next user may be somebody else. */
export function clearTyped(): void {
  dispatchEvent(new Event(CLEARED));
  // A toast's Undo would bring the text back.
  notify.clear();
  deviceStorage.remove(CONTACT_KEY);
  deviceStorage.remove(OWNER_KEY);
  for (const key of deviceStorage.keys())
    for (const prefix of [DRAFT_PREFIX, RESUME_PREFIX])
      // Only the functions here write under these.
      if (key.startsWith(prefix)) clearDraft(key.slice(prefix.length) as DraftName);
}

/** Fills in those fields of a form that are still blank. */
function fillIn<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  values: FieldValues,
): void {
  // Stored values have names that are known at run time only.
  const { getValues, setValue } = form as unknown as UseFormReturn;
  const current = getValues();
  for (const [name, value] of Object.entries(values))
    if (value && name in current && !current[name]) setValue(name, value, { shouldDirty: true });
}

const textsIn = (stored: unknown): Texts =>
  isRecord(stored)
    ? Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
