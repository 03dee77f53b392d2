import { PHONE_LENGTH } from '@/contract/limits';
import { phoneWords } from '@/forms/formWords';
import { fitPhone, type PhoneRefusal } from './phone';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';

type PhoneNoteProps = {
  value: string;
  refusal: PhoneRefusal | undefined;
  /** The message at the field says it already. */
  isTold: boolean;
  onUse: (number: string) => void;
};

/** Under a phone field: why a key was ignored, read out at once, and a button that writes the number so that it fits. */
export function PhoneNote({ value, refusal, isTold, onUse }: PhoneNoteProps) {
  const fitting = fitPhone(refusal && refusal.reason !== 'characters' ? refusal.attempt : value);
  return (
    <>
      <Box role="status" sx={{ fontSize: '.9375rem', '&:not(:empty)': { mt: 0.75 } }}>
        {refusal ? !isTold && explain(refusal, fitting) : fitting && phoneWords.withCountryCode}
      </Box>
      {fitting && (
        <Button variant="text" size="small" onClick={() => onUse(fitting)}>
          {phoneWords.use(fitting)}
        </Button>
      )}
    </>
  );
}

function explain({ reason, attempt }: PhoneRefusal, fitting: string | undefined): string {
  if (reason === 'characters') return phoneWords.digitsOnly;
  if (reason === 'retyped') return phoneWords.perhapsCut(attempt.length, PHONE_LENGTH);
  return phoneWords[fitting ? 'fits' : 'tooLong'](attempt.length, PHONE_LENGTH);
}
