import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { isKeptInTab } from '@/device/storage';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { notify } from '@/ui/toast/notify';
import { fillIn, takeOut } from '@/forms/fillIn';
import type { DraftPlace } from './DraftPlace';
import { draftWords } from './draftWords';
import { keepWhileTyping, type KeptLine } from './keepWhileTyping';
import { putBack } from './putBack';

export { discardOwnDraft } from '@/device/drafts';
export { putBack };

type DraftKeeperProps = {
  place: DraftPlace;
  blank: FieldValues;
  /** What the form was filled in with at the start; a draft, which the visitor typed, replaces it. */
  initial: FieldValues | undefined;
  isBusy: boolean;
};

/** Keeps what is typed into the form around it, brings it back, and says so in a line with a button to discard it. */
export function DraftKeeper({ place, blank, initial, isBusy }: DraftKeeperProps) {
  const form = useFormContext();
  const { isSubmitting } = useFormState();
  const [line, setLine] = useState<KeptLine>();

  const lastKey = useRef(place.key);

  useEffect(() => {
    // Somebody signed in or out: what stands in the form is the other visitor's, and so is the line below it.
    if (lastKey.current !== place.key) {
      form.reset(blank);
      setLine(undefined);
    }
    lastKey.current = place.key;
    return keepWhileTyping(form, { place, blank, initial, onChange: setLine });
  }, [form, place, blank, initial]);

  const replace = (values: FieldValues) => {
    putBack(place, blank, values);
    const since = takeOut(form, blank);
    fillIn(form, values);
    if (since) notify.undoable(draftWords.replaced, () => replace(since));
  };
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button is about to go with its line; without this the focus would be lost.
    currentTarget.form?.querySelector('input')?.focus();
    const before = form.getValues();
    form.reset(blank);
    notify.undoable(draftWords.discarded, () => replace(before));
  };

  if (!line) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        color: 'text.secondary',
      }}
    >
      <span>{wordsOf(line, isKeptInTab(place.key))}</span>
      <Button variant="text" size="small" disabled={isBusy || isSubmitting} onClick={discard}>
        {draftWords.discard}
      </Button>
    </Box>
  );
}

function wordsOf({ at, isRestored, fileTrouble }: KeptLine, isInTab: boolean): string {
  const sentences = [
    isRestored && draftWords.restored,
    at ? draftWords[isInTab ? 'keptInTab' : 'kept'](at) : draftWords.unstored,
    at && fileTrouble && draftWords.fileTrouble[fileTrouble],
  ];
  return sentences.filter(Boolean).join(' ');
}
