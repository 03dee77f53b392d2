import { useFormContext } from 'react-hook-form';
import { Select } from '@/ui/field/Select';
import { FieldFrame, useField } from './FieldFrame';

type SelectFieldProps = {
  name: string;
  label: string;
  /** Chosen at first, where no option is to be. */
  placeholder?: string;
  options: readonly string[];
  helperText?: string;
};

/** A native select. */
export function SelectField({ name, label, placeholder, options, helperText }: SelectFieldProps) {
  const { id, error, aria } = useField(name, helperText);
  const { register } = useFormContext();
  return (
    <FieldFrame {...{ id, label, error, helperText }}>
      <Select {...register(name)} {...aria} id={id} aria-required>
        {placeholder && <option value="">{placeholder}</option>}
        {/* With a value of their own: without one it is the text, which a page's translation changes. */}
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
