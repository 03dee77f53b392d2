import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { fillIn } from '@/forms/fillIn';
import { RefusedNumbers, withWholeNumbers } from '@/forms/phone/refusedNumbers';
import {
  discardDraft,
  draftOf,
  keepFile,
  keepText,
  readDraft,
  type Draft,
  type DraftPlace,
  type KeptDraft,
} from './draft';

/** What to say about the draft. */
export type DraftStatus = Pick<KeptDraft, 'at' | 'fileTrouble'> & {
  /** Whether it was brought back from an earlier visit. */
  isRestored: boolean;
};

type Start = {
  blank: FieldValues;
  /** What the form was filled in with at the start; a draft, which the visitor typed, replaces it. */
  initial: FieldValues | undefined;
};

/**
 * Brings back the draft of the form around it, and keeps it up to date as the visitor types. A form that is blank has no draft.
 * Returns what to say about it; undefined if there is none.
 */
export function useDraft(place: DraftPlace, { blank, initial }: Start): DraftStatus | undefined {
  const form = useFormContext();
  const refused = use(RefusedNumbers);
  const [status, setStatus] = useState<DraftStatus>();
  const kept = useRef<Draft>(undefined);
  const { key } = place;
  const shownKey = useRef(key);

  const read = useEffectEvent((newKey: typeof key) => {
    // Somebody signed in or out: what stands in the form is the other visitor's.
    if (shownKey.current !== newKey) form.reset(blank);
    shownKey.current = newKey;
    return readDraft(place);
  });
  const restore = useEffectEvent((found: KeptDraft | undefined) => {
    const start = { ...blank, ...initial };
    // What was filled in at the start is no draft yet: kept as one, it would hide a guest's own.
    kept.current = found ?? draftOf(place, start, blank);
    if (!found) return setStatus(undefined);
    const { values, file, at, fileTrouble } = found;
    fillIn(form, { ...values, ...(place.fileField && { [place.fileField]: file }) }, [blank, start]);
    setStatus({ at, isRestored: true, fileTrouble });
  });
  const keep = useEffectEvent(() => {
    const draft = draftOf(place, withWholeNumbers(form.getValues(), refused), blank);
    const before = kept.current;
    if (isSame(draft, before)) return;
    kept.current = draft;
    if (isBlank(draft)) {
      discardDraft(place);
      return setStatus(undefined);
    }
    const at = keepText(place, draft);
    const { file } = draft;
    if (file === before?.file)
      return setStatus((last) => ({ at, isRestored: false, fileTrouble: last?.fileTrouble }));
    setStatus({ at, isRestored: false, fileTrouble: file && 'writing' });
    void keepFile(place, file).then((isKept) => {
      if (kept.current?.file === file)
        setStatus((last) => last && { ...last, fileTrouble: isKept ? undefined : 'unstored' });
    });
  });

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isCurrent = true;
    void read(key).then((found) => {
      if (!isCurrent) return;
      restore(found);
      stop = form.subscribe({ formState: { values: true }, callback: keep });
      // What has been typed meanwhile.
      keep();
    });
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [form, key]);

  return status;
}

const isBlank = ({ values, file }: Draft) => Object.keys(values).length === 0 && !file;

const isSame = (one: Draft, other: Draft | undefined) =>
  one.file === other?.file && JSON.stringify(one.values) === JSON.stringify(other?.values);
