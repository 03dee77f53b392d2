import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { LitCheckbox } from '@/ui/LitCheckbox';
import { messageId } from './FieldFrame';
import { FieldMessage } from './FieldMessage';
import { useField } from './useField';

type CheckboxFieldProps = { name: string; label: ReactNode; isRequired?: boolean };

/** A box to tick, with its message below. */
export function CheckboxField({ name, label, isRequired = false }: CheckboxFieldProps) {
  const { id, field, error, aria } = useField(name);
  const { ref, value, ...control } = field;
  const input = { id, ref, 'aria-required': isRequired || undefined, ...aria };
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        label={label}
        control={<LitCheckbox {...control} checked={Boolean(value)} slotProps={{ input }} />}
      />
      <FieldMessage id={messageId(id)} error={error} />
    </FormControl>
  );
}
