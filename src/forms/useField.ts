import { useId } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

export const messageId = (id: string): string => `${id}-message`;
export const helpId = (id: string): string => `${id}-help`;

/** The error of a field, and the ARIA that ties its message and its help to the control. */
export function useField(name: string, helperText?: string, furtherId?: string) {
  const id = useId();
  const error = useFormContext().getFieldState(name, useFormState({ name })).error?.message;
  const describedBy = [error && messageId(id), furtherId, helperText && helpId(id)].filter(Boolean).join(' ');
  const aria = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return { id, error, aria };
}

/** Writes another value into a field, and leads to it. */
export function useTake(name: string): (value: string) => void {
  const { setValue, setFocus } = useFormContext();
  const { isSubmitted } = useFormState();
  return (value) => {
    setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
    setFocus(name);
  };
}
