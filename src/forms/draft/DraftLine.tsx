import { use, type MouseEvent } from 'react';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { isKeptInTab } from '@/device/storage';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { RefusedNumbers } from '@/forms/phone/refusedNumbers';
import { discard, useShownForm } from './discard';
import type { DraftPlace } from './draft';
import { draftCopy } from '@/content/formKit';
import { useDraft, type DraftStatus } from './useDraft';

type DraftLineProps = {
  place: DraftPlace;
  blank: FieldValues;
  initial: FieldValues | undefined;
};

/** Keeps the draft of the form around it (see `useDraft`), and says so in a line with a button to discard it. */
export function DraftLine({ place, blank, initial }: DraftLineProps) {
  const form = useFormContext();
  const refused = use(RefusedNumbers);
  const { isSubmitting } = useFormState();
  const status = useDraft(place, { blank, initial });
  useShownForm(place);

  const discardDraft = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button is about to go with its line; without this the focus would be lost.
    currentTarget.form?.querySelector('input')?.focus();
    discard(form, { place, blank, refused }, { text: draftCopy.discarded });
  };

  if (!status) return null;
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
      <span>{statusWords(status, isKeptInTab(place.key))}</span>
      <Button variant="text" size="small" disabled={isSubmitting} onClick={discardDraft}>
        {draftCopy.discard}
      </Button>
    </Box>
  );
}

function statusWords({ at, isRestored, fileTrouble }: DraftStatus, isInTab: boolean): string {
  const sentences = [
    isRestored && draftCopy.restored,
    at ? draftCopy[isInTab ? 'keptInTab' : 'kept'](at) : draftCopy.unstored,
    at && fileTrouble && draftCopy.fileTrouble[fileTrouble],
  ];
  return sentences.filter(Boolean).join(' ');
}
