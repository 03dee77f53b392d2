import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepFile } from '@/device/draftFiles';
import { discardOwnDraft, keepText, readDraft, type Draft, type KeptDraft } from '@/device/drafts';
import { TYPING_PAUSE_MS } from '@/lib/time/durations';
import { fillIn } from '@/forms/fillIn';
import { draftOf, isBlank, isSame } from './draftOf';
import type { DraftPlace } from './DraftPlace';

/** When the draft was kept, what is not, and whether it was brought back from an earlier visit. */
export type KeptLine = Pick<KeptDraft, 'at' | 'fileTrouble'> & { isRestored: boolean };

type Options = {
  place: DraftPlace;
  blank: FieldValues;
  initial: FieldValues | undefined;
  /** Told when the draft was kept or brought back; undefined once there is none. */
  onChange: (line: KeptLine | undefined) => void;
};

/**
 * Brings the form's draft back and keeps it up to date. What has been typed already is never overwritten; a form that is blank
 * again has no draft. Returns a function that stops it.
 */
export function keepWhileTyping(form: UseFormReturn, options: Options): () => void {
  const keeper = new Keeper(form, options);
  void keeper.start();
  return () => keeper.stop();
}

class Keeper {
  readonly #form: UseFormReturn;
  readonly #options: Options;
  #kept: Draft;
  #fileTrouble: KeptLine['fileTrouble'];
  #isTypedHere = false;
  /** Whether another tab has kept what was typed into its copy of this form. */
  #isOverwritten = false;
  #isStopped = false;
  #timer: number | undefined;
  #unfollow: (() => void) | undefined;

  constructor(form: UseFormReturn, options: Options) {
    this.#form = form;
    this.#options = options;
    const { place, blank, initial } = options;
    // What was filled in at the start is no draft yet: kept as one, it would hide a guest's own.
    this.#kept = draftOf(place, { ...blank, ...initial }, blank);
  }

  async start(): Promise<void> {
    const { key, guestKey } = this.#options.place;
    const found = await readDraft(key, guestKey);
    if (this.#isStopped) return;
    // Not before: it would overwrite the draft with the little that has been typed so far.
    this.#unfollow = followForm(this.#form, {
      keep: () => this.#keep(),
      keepSoon: () => this.#keepSoon(),
      followOtherTabs: (event) => this.#followOtherTabs(event),
    });
    if (found) this.#restore(found);
    this.#keepSoon();
  }

  stop(): void {
    this.#isStopped = true;
    this.#unfollow?.();
  }

  #restore({ values, file, at, fileTrouble }: KeptDraft): void {
    const { place, blank, initial, onChange } = this.#options;
    this.#kept = { values, file };
    this.#fileTrouble = fileTrouble;
    const fields = { ...values, ...(place.fileField && file && { [place.fileField]: file }) };
    fillIn(this.#form, fields, [blank, { ...blank, ...initial }]);
    onChange({ at, isRestored: true, fileTrouble });
    place.report('restored');
  }

  #keepSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#keep(), TYPING_PAUSE_MS);
  }

  #keep(): void {
    clearTimeout(this.#timer);
    const { place, blank } = this.#options;
    const draft = draftOf(place, this.#form.getValues(), blank);
    if (isSame(draft, this.#kept) && !this.#isOverwritten) return;
    const hasNewFile = draft.file !== this.#kept.file || this.#isOverwritten;
    this.#kept = draft;
    this.#isTypedHere = !isBlank(draft);
    this.#isOverwritten = false;
    if (isBlank(draft)) this.#discard();
    else this.#write(draft, hasNewFile);
  }

  #discard(): void {
    const { place, onChange } = this.#options;
    void discardOwnDraft(place.key);
    place.report('discarded');
    onChange(undefined);
  }

  #write(draft: Draft, hasNewFile: boolean): void {
    const { place, onChange } = this.#options;
    const at = keepText(place.key, draft);
    place.report('kept');
    const tell = () => onChange({ at, isRestored: false, fileTrouble: this.#fileTrouble });
    if (!hasNewFile) return tell();
    this.#fileTrouble = undefined;
    tell();
    void keepFile(place.key, draft.file).then((isStored) => {
      if (isStored || this.#kept.file !== draft.file) return;
      this.#fileTrouble = 'unstored';
      if (this.#kept === draft) tell();
    });
  }

  /**
   * All tabs share one draft. A tab whose text another has overwritten writes it again when it is hidden, shown or left, so that a
   * reload brings back its own.
   */
  #followOtherTabs({ key, newValue }: StorageEvent): void {
    const { place, onChange } = this.#options;
    if (key !== place.key) return;
    if (newValue !== null) this.#isOverwritten = this.#isTypedHere;
    else if (this.#isOverwritten) this.#keep();
    // Another tab has sent or discarded the draft.
    else onChange(undefined);
  }
}

type Followers = {
  keep: () => void;
  keepSoon: () => void;
  followOtherTabs: (event: StorageEvent) => void;
};

function followForm(form: UseFormReturn, { keep, keepSoon, followOtherTabs }: Followers): () => void {
  const unsubscribe = form.subscribe({ formState: { values: true }, callback: keepSoon });
  window.addEventListener('pagehide', keep);
  window.addEventListener('storage', followOtherTabs);
  // A phone may close a page in the background without a further event.
  document.addEventListener('visibilitychange', keep);
  return () => {
    keep();
    unsubscribe();
    window.removeEventListener('pagehide', keep);
    window.removeEventListener('storage', followOtherTabs);
    document.removeEventListener('visibilitychange', keep);
  };
}
