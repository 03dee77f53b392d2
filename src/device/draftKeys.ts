import * as deviceStorage from './storage';
import { TAB_PREFIX } from './storedKeys';

/** The forms whose text is kept. */
export type DraftForm = 'application' | 'homeEnquiry' | 'contactEnquiry' | 'registration';

export type DraftKey = `lindenway.draft.${string}` | `${typeof TAB_PREFIX}draft.${DraftForm}`;

/** The storage key of a form's draft. `jobId` is blank for a form that is not about one vacancy, `account` for a guest. */
export const draftKey = (form: DraftForm, jobId: string, account: string): DraftKey =>
  account
    ? `lindenway.draft.${[form, jobId, account].map(encodeURIComponent).join('/')}`
    : `${TAB_PREFIX}draft.${form}`;

/** Whether there may be a draft, without loading the code of drafts. */
export const hasDraft = (key: DraftKey): boolean => deviceStorage.get(key) !== null;
