import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from '@/ui/field/Field';
import { Icon } from '@/ui/Icon';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { formCopy } from '@/content/formKit';
import { bringIntoView } from '@/lib/bringIntoView';
import { helpId, messageId } from './useField';

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
      {isOptional && <span>{` ${formCopy.optional}`}</span>}
    </label>
    {labelAction}
    {children}
    <FieldMessage {...{ id, error, helperText }} />
  </Field>
);

type FieldMessageProps = {
  id: string;
  error: string | undefined;
  helperText?: string | undefined;
  /** Shows an error and reads it out as soon as it is there; needed where no change of focus does. */
  isAlert?: boolean;
};

/** The error and the help of the control with this id. The help stays beside an error, where it is needed most. */
export const FieldMessage = ({ id, error, helperText, isAlert = false }: FieldMessageProps) => (
  <>
    {error && (
      <p
        key={error}
        ref={isAlert ? bringIntoView : undefined}
        id={messageId(id)}
        role={isAlert ? 'alert' : undefined}
        data-error
      >
        <Icon icon={CircleAlert} size={18} />
        <span>{error}</span>
      </p>
    )}
    {helperText && <p id={helpId(id)}>{helperText}</p>}
  </>
);

type FieldNoteProps = { words: string; offer?: string | undefined; onTake?: () => void };

/** A note on the field's value, read out at once, with a button that replaces the value. */
export const FieldNote = ({ words, offer, onTake }: FieldNoteProps) => (
  <>
    <Box role="status" sx={{ fontSize: '.9375rem', '&:not(:empty)': { mt: 0.75 } }}>
      {words}
    </Box>
    {offer && (
      <Button variant="text" size="small" onClick={onTake} sx={{ ml: -1.75 }}>
        {offer}
      </Button>
    )}
  </>
);
