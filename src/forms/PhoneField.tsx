import { useId, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { PHONE_EXAMPLE, PHONE_LENGTH } from '@/contract/limits';
import { fieldMessages } from '@/contract/messages';
import { cleanPhone, fitPhone, typePhone, type TypedPhone } from '@/contract/phone';
import { phoneCopy } from '@/content/formKit';
import { FieldNote, useReplaceValue } from './FieldFrame';
import { TextField } from './TextField';

type PhoneFieldProps = {
  name: string;
  label: string;
  isOptional?: boolean;
  /** Beside a letter, which can carry a number that does not fit here. */
  hasLetter?: boolean;
  helperText?: string;
};

const nothing: TypedPhone = { shown: '', meant: '' };

/**
 * A phone number: takes a plus and digits only, 13 characters at most, and ignores every other change (docs/behaviour.md,
 * section 5), which a note below it explains. Its value is the number that is meant, so that the schema refuses one of which the field
 * shows a part.
 */
export function PhoneField({ hasLetter = false, ...props }: PhoneFieldProps) {
  const { name, isOptional, helperText } = props;
  const noteId = useId();
  const replaceValue = useReplaceValue(name);
  const { errors } = useFormState();
  const error = errors[name]?.message;
  const value = String(useWatch({ name }) ?? '');
  const typed = useRef(nothing);
  const [ignored, setIgnored] = useState<TypedPhone['ignored']>();

  const toValue = (shown: string) =>
    shown === typed.current.shown ? typed.current.meant : cleanPhone(shown);
  const onTyped = (input: HTMLInputElement | HTMLTextAreaElement) => {
    // The value may have been changed from elsewhere, as by a draft.
    const before = typed.current.meant === value ? typed.current : { shown: value, meant: value };
    const now = typePhone(before, input.value);
    typed.current = now;
    setIgnored(now.ignored);
    if (now.shown === input.value) return;
    // The browser would move the caret to the end.
    const caret = Math.max(0, (input.selectionStart ?? 0) - (input.value.length - now.shown.length));
    input.value = now.shown;
    input.setSelectionRange(caret, caret);
  };
  // A visitor who was told, and leaves the field empty, means it.
  const onLeave = () => {
    if (error && typed.current.shown === '') typed.current = nothing;
  };
  const useNumber = (number: string) => {
    typed.current = { shown: number, meant: number };
    setIgnored(undefined);
    replaceValue(number);
  };

  return (
    <TextField
      {...props}
      type="tel"
      autoComplete="tel"
      describedBy={noteId}
      placeholder={helperText ? undefined : PHONE_EXAMPLE}
      {...{ toValue, onTyped, onLeave }}
      note={
        <PhoneNote
          id={noteId}
          value={value}
          isForeign={ignored === 'characters'}
          hasError={Boolean(error)}
          advice={hasLetter ? phoneCopy.inLetter : isOptional ? phoneCopy.leaveOut : phoneCopy.another}
          onUse={useNumber}
        />
      }
    />
  );
}

type PhoneNoteProps = {
  id: string;
  value: string;
  /** Whether the last key was no digit. */
  isForeign: boolean;
  hasError: boolean;
  /** What to do about a number that is too long and fits in no other form. */
  advice: string;
  onUse: (number: string) => void;
};

/** Under a phone field: why a key was ignored, read out at once, and a button that writes the number so that it fits. */
function PhoneNote({ id, value, isForeign, hasError, advice, onUse }: PhoneNoteProps) {
  const fitting = fitPhone(value);
  const isTooLong = value.length > PHONE_LENGTH;
  const words = [
    isForeign && phoneCopy.digitsOnly,
    // Otherwise it stands above.
    isTooLong && !hasError && `${fieldMessages.phoneTooLong(value.length)}.`,
    isTooLong && (fitting ? phoneCopy.fits : advice),
    !isTooLong && !isForeign && !hasError && fitting && phoneCopy.withCountryCode,
  ];
  return (
    <FieldNote
      id={id}
      words={words.filter(Boolean).join(' ')}
      offer={fitting && phoneCopy.use(fitting)}
      onAccept={() => fitting && onUse(fitting)}
    />
  );
}
