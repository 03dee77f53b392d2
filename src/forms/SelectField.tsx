import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { FieldFrame } from './FieldFrame';
import { useField } from './useField';

type SelectFieldProps = { name: string; label: string; placeholder: string; options: readonly string[] };

/** One choice of a few, by the device's own list. */
export function SelectField({ name, label, placeholder, options }: SelectFieldProps) {
  const { id, field, error, aria } = useField(name);
  const { ref, value, ...control } = field;
  return (
    <FieldFrame {...{ id, label, error }}>
      <NativeSelect
        {...control}
        value={String(value ?? '')}
        id={id}
        inputRef={ref}
        input={<OutlinedInput />}
        IconComponent={ChevronDown}
        inputProps={{ id, 'aria-required': true, ...aria }}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
