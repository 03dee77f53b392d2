import type { ChangeEvent, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/ui/field/Field';
import { Checkbox } from '@/ui/field/Checkbox';
import { FieldMessage } from './FieldMessage';
import { useField } from './useField';

type CheckboxFieldProps = {
  name: string;
  label: ReactNode;
  isRequired?: boolean;
  helperText?: string;
  /** The name of another checkbox, which is unticked when this one is ticked. */
  excludes?: string;
};

/** A checkbox with its message below. */
export function CheckboxField({ name, label, isRequired = false, helperText, excludes }: CheckboxFieldProps) {
  const { id, field, error, aria } = useField(name, helperText);
  const { setValue } = useFormContext();
  const { value, ...control } = field;
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    control.onChange(event);
    if (excludes && event.target.checked) setValue(excludes, false);
  };
  return (
    <Field data-invalid={Boolean(error)}>
      <Checkbox
        {...control}
        {...aria}
        id={id}
        label={label}
        checked={Boolean(value)}
        onChange={onChange}
        aria-required={isRequired || undefined}
      />
      <FieldMessage {...{ id, error, helperText }} />
    </Field>
  );
}
