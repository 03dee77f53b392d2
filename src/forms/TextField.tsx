import type { ReactNode } from 'react';
import { countCopy } from '@/content/formKit';
import { Box } from '@/ui/Box';
import { FieldFrame } from './FieldFrame';
import { useField } from './useField';

type TextFieldProps = {
  name: string;
  label: string;
  autoComplete: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  isOptional?: boolean;
  helperText?: string;
  placeholder?: string;
  autoCapitalize?: 'none';
  spellCheck?: false;
  rows?: number;
  labelAction?: ReactNode;
  endAdornment?: ReactNode;
  /** Between the control and its message. */
  note?: ReactNode;
  /** Another field to validate again when this one changes. */
  rechecks?: string;
  /** Says how much of this many characters is used, once something is typed. */
  maxLength?: number;
  /** Turns the typed text into the value to keep. */
  accept?: (previous: string, typed: string) => string;
};

/** A line of text, or a text area where `rows` is given. */
export function TextField({
  name,
  label,
  type = 'text',
  isOptional = false,
  helperText,
  labelAction,
  endAdornment,
  note,
  accept,
  rechecks,
  maxLength,
  ...rest
}: TextFieldProps) {
  const { id, field, error, help, aria } = useField(name, helperText, rechecks, Boolean(maxLength));
  const text = String(field.value ?? '');
  const control = {
    ...field,
    ...rest,
    ...aria,
    id,
    value: text,
    'aria-required': !isOptional,
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      const { value } = target;
      const accepted = accept ? accept(text, value) : value;
      field.onChange(accepted);
      if (accepted !== value) keepCaret(target, value.length - accepted.length);
    },
  };
  return (
    <FieldFrame {...{ id, label, isOptional, error, labelAction }} helperText={help}>
      <div data-frame>
        {rest.rows === undefined ? <input {...control} type={type} /> : <textarea {...control} />}
        {endAdornment}
      </div>
      {note}
      {maxLength && <CharacterCount length={text.trim().length} max={maxLength} />}
    </FieldFrame>
  );
}

/** Where `accept` dropped characters, the browser would move the caret to the end. */
function keepCaret(target: HTMLInputElement | HTMLTextAreaElement, dropped: number): void {
  const caret = Math.max(0, (target.selectionStart ?? target.value.length) - dropped);
  // After React has set the value.
  queueMicrotask(() => target.setSelectionRange(caret, caret));
}

/** Not announced: the field's help names the limit. */
function CharacterCount({ length, max }: { length: number; max: number }) {
  if (length === 0) return null;
  const isOver = length > max;
  return (
    <Box sx={{ mt: 0.75, fontSize: '.9375rem', ...(isOver && { color: 'error.main', fontWeight: 600 }) }}>
      {isOver ? countCopy.over(length - max) : countCopy.used(length, max)}
    </Box>
  );
}
