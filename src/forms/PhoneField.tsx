import { use, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { PHONE_EXAMPLE, PHONE_LENGTH } from '@/contract/limits';
import { phoneCopy } from '@/content/formKit';
import { acceptPhone, fitPhone, refusePhone, type PhoneRefusal } from './phone/phone';
import { REFUSED, RefusedNumbers } from './phone/refusedNumbers';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { TextField } from './TextField';

type PhoneFieldProps = {
  name: string;
  label: string;
  isOptional?: boolean;
  /** Beside a letter, which can carry a number that does not fit here. */
  hasLetter?: boolean;
  helperText?: string;
};

/**
 * A phone number: takes a plus and digits only, 13 characters at most, and ignores every other change (docs/behaviour.md,
 * section 5). A change that it ignores is explained below it. A number that was cut keeps the form from being sent until the visitor
 * deletes some of it; from then on it is theirs, and if the same part stands there again, a note asks whether it is the whole number.
 */
export function PhoneField({ hasLetter = false, ...props }: PhoneFieldProps) {
  const { setValue, setFocus } = useFormContext();
  const { isSubmitted, errors } = useFormState();
  const refused = use(RefusedNumbers);
  const value = String(useWatch({ name: props.name }) ?? '');
  const [refusal, setRefusal] = useState<PhoneRefusal>();
  const [cut, setCut] = useState<PhoneRefusal>();
  // A draft brings a number back whole.
  const broughtBack = value.length > PHONE_LENGTH ? tooLong(value) : undefined;
  // A refusal and a cut no longer count once the value has been changed from elsewhere, as when the form is cleared.
  const current = refusal?.kept === value ? refusal : broughtBack;
  const isRetyped = !current && value !== '' && cut?.kept === value;
  const isHydrated = useIsHydrated();

  const accept = (previous: string, typed: string) => {
    const next = refusePhone(previous, typed, current);
    setRefusal(next);
    if (next?.reason === 'length') {
      setCut(next);
      const { kept, attempt } = next;
      refused.set(props.name, { kept, attempt, message: messageOf(next, { ...props, hasLetter }) });
    } else if (next === undefined) refused.delete(props.name);
    const accepted = acceptPhone(previous, typed);
    if (accepted === '') setCut(undefined);
    return accepted;
  };
  const useNumber = (number: string) => {
    setRefusal(undefined);
    setCut(undefined);
    refused.delete(props.name);
    setValue(props.name, number, { shouldDirty: true, shouldValidate: isSubmitted });
    setFocus(props.name);
  };

  return (
    <TextField
      {...props}
      // The message says it already.
      helperText={errors[props.name] ? undefined : props.helperText}
      type="tel"
      autoComplete="tel"
      placeholder={props.helperText ? undefined : PHONE_EXAMPLE}
      accept={accept}
      note={
        isHydrated && (
          <PhoneNote
            value={value}
            refusal={isRetyped ? { ...cut, reason: 'retyped' } : current}
            error={errors[props.name]?.type}
            onUse={useNumber}
          />
        )
      }
    />
  );
}

const tooLong = (number: string): PhoneRefusal => ({ reason: 'length', attempt: number, kept: number });

type Wording = Pick<PhoneFieldProps, 'isOptional' | 'hasLetter'>;

/** What to say at the field instead of sending the number without its end. */
function messageOf({ attempt }: PhoneRefusal, { isOptional, hasLetter }: Wording): string {
  const optional = hasLetter ? phoneCopy.refusedInLetter : phoneCopy.refusedOptional;
  const words = fitPhone(attempt) ? phoneCopy.refusedFits : isOptional ? optional : phoneCopy.refused;
  return words(attempt.length, PHONE_LENGTH);
}

type PhoneNoteProps = {
  value: string;
  refusal: PhoneRefusal | undefined;
  /** The kind of message at the field, which may say it already. */
  error: unknown;
  onUse: (number: string) => void;
};

/** Under a phone field: why a key was ignored, read out at once, and a button that writes the number so that it fits. */
function PhoneNote({ value, refusal, error, onUse }: PhoneNoteProps) {
  const fitting = fitPhone(refusal && refusal.reason !== 'characters' ? refusal.attempt : value);
  return (
    <>
      <Box role="status" sx={{ fontSize: '.9375rem', '&:not(:empty)': { mt: 0.75 } }}>
        {refusal
          ? error !== REFUSED && explain(refusal, fitting)
          : !error && fitting && phoneCopy.withCountryCode}
      </Box>
      {fitting && (
        <Button variant="text" size="small" onClick={() => onUse(fitting)} sx={{ ml: -1.75 }}>
          {phoneCopy.use(fitting)}
        </Button>
      )}
    </>
  );
}

function explain({ reason, attempt }: PhoneRefusal, fitting: string | undefined): string {
  if (reason === 'characters') return phoneCopy.digitsOnly;
  if (reason === 'retyped') return phoneCopy.perhapsCut(attempt.length, PHONE_LENGTH);
  return phoneCopy[fitting ? 'fits' : 'tooLong'](attempt.length, PHONE_LENGTH);
}
