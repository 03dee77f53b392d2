import { useEffect } from 'react';
import { useFormContext, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { fillIn, takeOut } from '@/forms/fillIn';
import { withWholeNumbers, type RefusedNumber } from '@/forms/phone/refusedNumbers';
import { notify } from '@/ui/toast/notify';
import { draftOf, keepDraft, type DraftPlace } from './draft';
import { draftWords } from './draftWords';

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

/** Clears a form. A toast offers to bring back what was in it, in this form or one that has taken its place; then calls `onUndone`. */
export function discard<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>,
  {
    place,
    blank,
    refused,
  }: { place: DraftPlace; blank: DefaultValues<Values>; refused: ReadonlyMap<string, RefusedNumber> },
  { text, onUndone }: { text: string; onUndone?: () => void },
): void {
  const before = takeOut(form, blank);
  if (!before) return;
  const typed = withWholeNumbers(before, refused);
  notify.undoable(text, () => {
    putBack(place, blank, typed);
    onUndone?.();
  });
}

/** Makes these values the draft again. If the form is shown, what was typed there since gives way, and can be brought back in its turn. */
function putBack(place: DraftPlace, blank: FieldValues, values: FieldValues): void {
  const form = shownForms.get(place.key);
  const since = form && takeOut(form, blank);
  if (form) fillIn(form, values);
  else keepDraft(place, draftOf(place, values, blank));
  if (since) notify.undoable(draftWords.replaced, () => putBack(place, blank, since));
}
