import type { ReactNode } from 'react';
import { Field } from '@/ui/field/Field';
import { FieldMessage } from './FieldMessage';
import { formWords } from './formWords';

type FieldFrameProps = {
  id: string;
  label: string;
  isOptional?: boolean;
  error: string | undefined;
  helperText?: string | undefined;
  /** Shown at the end of the label's line. */
  labelAction?: ReactNode;
  children: ReactNode;
};

/** The layout of every control: label above, error message and help below. */
export const FieldFrame = ({
  id,
  label,
  isOptional,
  error,
  helperText,
  labelAction,
  children,
}: FieldFrameProps) => (
  <Field data-invalid={Boolean(error)}>
    <label htmlFor={id}>
      {label}
      {isOptional && <span>{` ${formWords.optional}`}</span>}
    </label>
    {labelAction}
    {children}
    <FieldMessage {...{ id, error, helperText }} />
  </Field>
);
