import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import { useField } from './useField';

export type TextFieldProps = {
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
  autoComplete,
  isOptional = false,
  helperText,
  labelAction,
  accept,
  rechecks,
  ...rest
}: TextFieldProps) {
  const { id, field, error, aria } = useField(name, helperText, rechecks);
  const { ref, value, onChange, ...control } = field;
  const text = String(value ?? '');
  return (
    <FieldFrame {...{ id, label, isOptional, error, helperText, labelAction }}>
      <OutlinedInput
        {...control}
        {...rest}
        id={id}
        type={type}
        value={text}
        multiline={rest.rows !== undefined}
        inputRef={ref}
        onChange={({ target }) => onChange(accept ? accept(text, target.value) : target.value)}
        slotProps={{ input: { autoComplete, 'aria-required': !isOptional, ...aria } }}
      />
    </FieldFrame>
  );
}
