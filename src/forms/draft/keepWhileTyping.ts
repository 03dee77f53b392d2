import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepFile } from '@/lib/device/draftFiles';
import { discardOwnDraft, keepText, readDraft, type Draft, type KeptDraft } from '@/lib/device/drafts';
import { TYPING_PAUSE_MS } from '@/lib/durations';
import { fillIn, isSameValue } from '@/forms/fillIn';
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
export function keepWhileTyping(
  form: UseFormReturn,
  { place, blank, initial, onChange }: Options,
): () => void {
  let timer: number | undefined;
  let isStopped = false;
  // What was filled in at the start is no draft yet: kept as one, it would hide a guest's own.
  let kept = draftOf(place, { ...blank, ...initial }, blank);
  let isTypedHere = false;
  /** Whether another tab has kept what was typed into its copy of this form. */
  let isOverwritten = false;
  let fileTrouble: KeptLine['fileTrouble'];

  const keep = () => {
    clearTimeout(timer);
    const draft = draftOf(place, form.getValues(), blank);
    if (isSame(draft, kept) && !isOverwritten) return;
    const hasNewFile = draft.file !== kept.file || isOverwritten;
    kept = draft;
    isTypedHere = !isBlank(draft);
    isOverwritten = false;
    if (isBlank(draft)) {
      void discardOwnDraft(place.key);
      place.report('discarded');
      return onChange(undefined);
    }
    const at = keepText(place.key, draft);
    place.report('kept');
    const tell = () => onChange({ at, isRestored: false, fileTrouble });
    if (!hasNewFile) return tell();
    fileTrouble = undefined;
    tell();
    void keepFile(place.key, draft.file).then((isStored) => {
      if (isStored || kept.file !== draft.file) return;
      fileTrouble = 'unstored';
      if (kept === draft) tell();
    });
  };
  const keepSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(keep, TYPING_PAUSE_MS);
  };

  // All tabs share one draft. A tab whose text another has overwritten writes it again when it is hidden, shown or left, so that a
  // reload brings back its own.
  const followOtherTabs = ({ key, newValue }: StorageEvent) => {
    if (key !== place.key) return;
    if (newValue !== null) isOverwritten = isTypedHere;
    else if (isOverwritten) keep();
    // Another tab has sent or discarded the draft.
    else onChange(undefined);
  };

  let stop = (): void => void (isStopped = true);
  void readDraft(place.key, place.guestKey).then((found) => {
    if (isStopped) return;
    // Not before: it would overwrite the draft with the little that has been typed so far.
    stop = followForm(form, { keep, keepSoon, followOtherTabs });
    if (found) {
      kept = { values: found.values, file: found.file };
      fillIn(
        form,
        { ...found.values, ...(place.fileField && found.file && { [place.fileField]: found.file }) },
        [blank, { ...blank, ...initial }],
      );
      fileTrouble = found.fileTrouble;
      onChange({ at: found.at, isRestored: true, fileTrouble });
      place.report('restored');
    }
    keepSoon();
  });
  return () => stop();
}

/** Makes these values of a form its draft again, whether or not the form is still shown. */
export function putBack(place: DraftPlace, blank: FieldValues, values: FieldValues): void {
  const draft = draftOf(place, values, blank);
  void keepFile(place.key, draft.file);
  keepText(place.key, draft);
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

/** The part of a form that is kept: its text and the chosen file, but no passwords, and no ticks, which are consent. */
function draftOf({ fileField }: DraftPlace, values: FieldValues, blank: FieldValues): Draft {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' &&
      !/password|token/i.test(entry[0]) &&
      !isSameValue(entry[1], blank[entry[0]]),
  );
  const file: unknown = fileField && values[fileField];
  return { values: Object.fromEntries(entries), file: file instanceof File ? file : undefined };
}

const isBlank = ({ values, file }: Draft) => Object.keys(values).length === 0 && !file;

const isSame = (one: Draft, other: Draft) =>
  one.file === other.file && JSON.stringify(one.values) === JSON.stringify(other.values);
