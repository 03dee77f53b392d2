import type { ReactNode } from 'react';
import { Field } from '@/ui/field/Field';
import { FieldMessage } from './FieldMessage';

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

/** The layout of every control: label above, error message or help below. */
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
      {isOptional && <span> (optional)</span>}
    </label>
    {labelAction}
    {children}
    <FieldMessage id={messageId(id)} error={error} helperText={helperText} />
  </Field>
);

export const messageId = (id: string): string => `${id}-message`;
