import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import type { ReactNode } from 'react';
import { FieldMessage } from './FieldMessage';
import { OptionalNote } from './OptionalNote';

export type FieldFrameProps = {
  id: string;
  label: string;
  isOptional?: boolean;
  error: string | undefined;
  helperText?: string | undefined;
  /** Stands at the end of the label's line. */
  labelAction?: ReactNode;
  children: ReactNode;
};

/** Label above, control, then its message or help: set the same way for every control. */
export function FieldFrame({
  id,
  label,
  isOptional,
  error,
  helperText,
  labelAction,
  children,
}: FieldFrameProps) {
  return (
    <FormControl error={Boolean(error)}>
      <InputLabel htmlFor={id} sx={labelAction ? { paddingRight: 7, minHeight: 28 } : {}}>
        {label}
        {isOptional && <OptionalNote />}
      </InputLabel>
      {labelAction}
      {children}
      <FieldMessage id={messageId(id)} error={error} helperText={helperText} />
    </FormControl>
  );
}

export const messageId = (id: string): string => `${id}-message`;
