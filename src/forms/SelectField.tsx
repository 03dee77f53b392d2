import { Select } from '@/ui/field/Select';
import { FieldFrame } from './FieldFrame';
import { useField } from './useField';

type SelectFieldProps = {
  name: string;
  label: string;
  placeholder: string;
  options: readonly string[];
  helperText?: string;
};

/** A native select. */
export function SelectField({ name, label, placeholder, options, helperText }: SelectFieldProps) {
  const { id, field, error, aria } = useField(name, helperText);
  return (
    <FieldFrame {...{ id, label, error, helperText }}>
      <Select {...field} {...aria} id={id} value={String(field.value ?? '')} aria-required>
        <option value="">{placeholder}</option>
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
