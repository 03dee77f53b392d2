import type { ReactNode } from 'react';
import { Field } from '@/ui/field/Field';
import { Checkbox } from '@/ui/field/Checkbox';
import { FieldMessage } from './FieldFrame';
import { useField } from './useField';

type CheckboxFieldProps = {
  name: string;
  label: ReactNode;
  isRequired?: boolean;
  helperText?: string;
};

/** A checkbox with its message below. */
export function CheckboxField({ name, label, isRequired = false, helperText }: CheckboxFieldProps) {
  const { id, field, error, aria } = useField(name, helperText);
  const { value, ...control } = field;
  return (
    <Field data-invalid={Boolean(error)}>
      <Checkbox
        {...control}
        {...aria}
        id={id}
        label={label}
        checked={Boolean(value)}
        aria-required={isRequired || undefined}
      />
      <FieldMessage {...{ id, error, helperText }} />
    </Field>
  );
}
