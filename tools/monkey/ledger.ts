import type { SeenForm } from './look';

/** What the walk has typed into a form and neither sent, cancelled nor discarded. */
export type Entry = {
  values: Record<string, string>;
  /** The name of the chosen CV. */
  file: string;
  /** Whether the page has said that it is kept: from then on it must come back. */
  isPromised: boolean;
  /** The tab that wrote it last. The others still show what they had. */
  tab: number;
};

const formsByLabel: Record<string, string> = {
  'Send an enquiry': 'homeEnquiry',
  'Leave us a message': 'contactEnquiry',
  'Sign Up': 'registration',
  Apply: 'application',
};

/** Whether what is typed into the form of this name is kept. */
export const isDraftForm = (label: string): boolean => label in formsByLabel;

/** The draft that a form of this page shows: "form|vacancy|account". */
export function draftOf(label: string, url: string, account: string): string {
  const form = formsByLabel[label] ?? '';
  const job = form === 'application' ? new URL(url).pathname.split('/').at(-1) : '';
  return [form, job, account].join('|');
}

/** The same draft of a guest. */
const guestsOf = (draft: string) => `${draft.slice(0, draft.lastIndexOf('|'))}|`;

/** Keeps account of all drafts. */
export function openLedger() {
  const entries = new Map<string, Entry>();
  const unsure = new Set<string>();
  return {
    get: (draft: string) => entries.get(draft),
    ...writingIn(entries, unsure),
    ...clearingIn(entries, unsure),
  };
}

type Entries = Map<string, Entry>;
/** Drafts that the device may or may not have. */
type Unsure = Set<string>;

const writingIn = (entries: Entries, unsure: Unsure) => ({
  /** A form has come into sight: a guest's draft becomes that of the account that is signed in. */
  adopt: (draft: string): Entry | undefined => {
    const guests = entries.get(guestsOf(draft));
    if (!entries.has(draft) && guests) {
      // If the account has a draft of its own, that is shown, and the guest's stays where it is: nobody can say which.
      if (!unsure.has(draft)) entries.set(draft, guests);
      entries.delete(guestsOf(draft));
    }
    return entries.get(draft);
  },
  /**
   * Something was typed into a form. Of what it shows, only what the walk has typed counts: the rest may have been filled in
   * by the site.
   */
  write: (draft: string, tab: number, form: SeenForm, field: string) => {
    const names = [...Object.keys(entries.get(draft)?.values ?? {}), field];
    const values = Object.fromEntries(names.map((name) => [name, form.values[name] ?? '']));
    const isBlank = names.every((name) => values[name] === '') && form.file === '';
    if (isBlank) entries.delete(draft);
    else entries.set(draft, { values, file: form.file, isPromised: form.isKept, tab });
  },
});

function clearingIn(entries: Entries, unsure: Unsure) {
  let cleared: { draft: string; entry: Entry } | undefined;
  const drop = (draft: string) => {
    entries.delete(draft);
    unsure.delete(draft);
  };
  return {
    /** Whether it is on the device can no longer be said. */
    loseSight: (draft: string) => {
      entries.delete(draft);
      unsure.add(draft);
    },
    /** The visitor has cleared a form, which can be undone. */
    clear: (draft: string) => {
      const entry = entries.get(draft);
      cleared = entry && { draft, entry };
      drop(draft);
    },
    undo: () => {
      if (cleared) entries.set(cleared.draft, cleared.entry);
      cleared = undefined;
    },
    /** The server has said yes to an application: nobody on this device can apply for the vacancy again. */
    dropVacancy: (job: string) => {
      for (const draft of entries.keys()) if (draft.startsWith(`application|${job}|`)) drop(draft);
    },
    dropAll: () => {
      entries.clear();
      unsure.clear();
    },
  };
}

export type Ledger = ReturnType<typeof openLedger>;

/** What of a draft a form does not show; blank when all is there. */
export function missingFrom(form: SeenForm | undefined, { values, file }: Entry): string {
  const fields = Object.entries(values).filter(
    ([name, value]) => value !== '' && form?.values[name] !== value,
  );
  const missing = fields.map(([name, value]) => `${name} "${value}" (now "${form?.values[name] ?? ''}")`);
  if (file && form?.file !== file) missing.push(`CV ${file}`);
  return missing.join(', ');
}
