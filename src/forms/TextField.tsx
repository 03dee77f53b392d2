import type { ReactNode } from 'react';
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
  rows?: number;
  labelAction?: ReactNode;
  endAdornment?: ReactNode;
  /** A field whose message hangs on this one too. */
  rechecks?: string;
  /** Makes of the typed text what the field shall hold. */
  accept?: (previous: string, typed: string) => string;
};

/** One line of text, or several where `rows` is given. */
export function TextField({
  name,
  label,
  type = 'text',
  isOptional = false,
  helperText,
  labelAction,
  endAdornment,
  accept,
  rechecks,
  ...rest
}: TextFieldProps) {
  const { id, field, error, aria } = useField(name, helperText, rechecks);
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
    <FieldFrame {...{ id, label, isOptional, error, helperText, labelAction }}>
      <div data-frame>
        {rest.rows === undefined ? <input {...control} type={type} /> : <textarea {...control} />}
        {endAdornment}
      </div>
    </FieldFrame>
  );
}

/** Where fewer characters were taken than were typed, the browser would put the caret at the end. */
function keepCaret(target: HTMLInputElement | HTMLTextAreaElement, dropped: number): void {
  const caret = Math.max(0, (target.selectionStart ?? target.value.length) - dropped);
  // Once React has put its value in.
  queueMicrotask(() => target.setSelectionRange(caret, caret));
}
