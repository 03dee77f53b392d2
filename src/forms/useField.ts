import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import { helpId, messageId } from './FieldFrame';

/** The error of a field, and the ARIA that ties its message and its help to the control. */
export function useField(name: string, helperText?: string) {
  const id = useId();
  const { errors } = useFormState({ name });
  const message = errors[name]?.message;
  const error = typeof message === 'string' ? message : undefined;
  const describedBy = [error && messageId(id), helperText && helpId(id)].filter(Boolean).join(' ');
  const aria = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return { id, error, aria };
}
