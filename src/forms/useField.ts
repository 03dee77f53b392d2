import { useId } from 'react';
import { useController } from 'react-hook-form';
import { messageId } from './FieldFrame';

/** Connects a control to its form: value, error message, and the ARIA that ties the message to the control. */
export function useField(name: string, helperText?: string, rechecks?: string) {
  const id = useId();
  const { field, fieldState } = useController({ name, ...(rechecks && { rules: { deps: rechecks } }) });
  const error = fieldState.error?.message;
  const aria = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || helperText ? messageId(id) : undefined,
  };
  return { id, field, error, aria };
}
