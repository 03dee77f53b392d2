import { useEffect } from 'react';
import { useFormContext, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { fillIn, isSameValue } from '@/forms/fillIn';
import { withWholeNumbers, type RefusedNumber } from '@/forms/phone/refusedNumbers';
import { notify } from '@/ui/toast/notify';
import { draftOf, keepDraft, type DraftPlace } from './draft';

/** The forms that are shown, by the key of their draft: an undo may find another one than it was offered for. */
const shownForms = new Map<string, UseFormReturn>();

/** Makes the form around it the one that an undo fills in. */
export function useShownForm({ key }: DraftPlace): void {
  const form = useFormContext();
  useEffect(() => {
    shownForms.set(key, form);
    return () => {
      if (shownForms.get(key) === form) shownForms.delete(key);
    };
  }, [key, form]);
}

/**
 * Clears a form. A toast offers to bring back what was in it, in this form or one that has taken its place, but for the fields that have
 * been filled in again by then; after that it calls `onUndone`.
 */
export function discard<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>,
  {
    place,
    blank,
    refused,
  }: { place: DraftPlace; blank: DefaultValues<Values>; refused: ReadonlyMap<string, RefusedNumber> },
  { text, onUndone }: { text: string; onUndone?: () => void },
): void {
  const blankValues: FieldValues = blank;
  const before = withWholeNumbers(form.getValues(), refused);
  form.reset(blank);
  if (Object.entries(before).every(([name, value]) => isSameValue(value, blankValues[name]))) return;
  notify.undoable(text, () => {
    const shown = shownForms.get(place.key);
    if (shown) fillIn(shown, before, [blankValues]);
    else keepDraft(place, draftOf(place, before, blankValues));
    onUndone?.();
  });
}
