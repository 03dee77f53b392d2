import { useId } from 'react';
import { useController } from 'react-hook-form';
import { helpId, messageId } from './FieldFrame';

/**
 * Connects a control to its form: value, error message, and the ARIA that ties the message and the help to the control. Where what is
 * typed is counted, an error and the count say what the help says.
 */
export function useField(name: string, helperText?: string, rechecks?: string, isCounted = false) {
  const id = useId();
  const { field, fieldState } = useController({ name, ...(rechecks && { rules: { deps: rechecks } }) });
  const error = fieldState.error?.message;
  const help = isCounted && error && field.value ? undefined : helperText;
  const describedBy = [error && messageId(id), help && helpId(id)].filter(Boolean).join(' ');
  const aria = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return { id, field, error, help, aria };
}
