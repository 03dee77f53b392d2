import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/ui/field/Field';
import { Checkbox } from '@/ui/field/Checkbox';
import { FieldMessage, useField } from './FieldFrame';

type CheckboxFieldProps = {
  name: string;
  label: ReactNode;
  isRequired?: boolean;
  helperText?: string | undefined;
};

/** A checkbox with its message below. */
export function CheckboxField({ name, label, isRequired = false, helperText }: CheckboxFieldProps) {
  const { id, error, aria } = useField(name, helperText);
  const { register } = useFormContext();
  return (
    <Field data-invalid={Boolean(error)}>
      <Checkbox {...register(name)} {...aria} id={id} label={label} aria-required={isRequired || undefined} />
      <FieldMessage {...{ id, error, helperText }} />
    </Field>
  );
}
