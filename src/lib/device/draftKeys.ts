import * as deviceStorage from './storage';

/** The forms whose text is kept. */
export type DraftForm = 'application' | 'homeEnquiry' | 'contactEnquiry' | 'registration';

export type DraftKey = `lindenway.draft.${string}`;

/** The storage key of a form's draft. `jobId` is blank for a form that is not about one vacancy, `account` for a guest. */
export const draftKey = (form: DraftForm, jobId: string, account: string): DraftKey =>
  `lindenway.draft.${[form, jobId, account].map(encodeURIComponent).join('/')}`;

/** Whether there may be a draft, without loading the code of drafts. */
export const hasDraft = (key: DraftKey): boolean => deviceStorage.get(key) !== null;

/** Whether IndexedDB may have a draft that storage lost when the browser was killed: true if this site has a database at all. */
export async function mayHaveLostDraft(): Promise<boolean> {
  try {
    return Boolean((await window.indexedDB?.databases?.())?.length);
  } catch {
    // Naming it throws where storage is denied.
    return false;
  }
}
