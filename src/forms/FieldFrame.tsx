import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Field } from '@/ui/field/Field';
import { Icon } from '@/ui/Icon';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { formCopy } from '@/content/formKit';

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
  /** Reads out an error as soon as it is there; needed where no change of focus does. */
  isAlert?: boolean;
};

/** The error and the help of the control with this id. The help stays beside an error, where it is needed most, unless the message says the same. */
export const FieldMessage = ({ id, error, helperText, isAlert = false }: FieldMessageProps) => (
  <>
    {error && (
      <p id={messageId(id)} role={isAlert ? 'alert' : undefined} data-error>
        <Icon icon={CircleAlert} size={18} />
        <span>{error}</span>
      </p>
    )}
    {helperText && <p id={helpId(id)}>{helperText}</p>}
  </>
);

const messageId = (id: string): string => `${id}-message`;
const helpId = (id: string): string => `${id}-help`;

type FieldNoteProps = { words: string; offer?: string | undefined; onTake?: () => void };

/** A note on the field's value, read out at once, with a button that replaces the value. */
export const FieldNote = ({ words, offer, onTake }: FieldNoteProps) => (
  <>
    <Box role="status" sx={{ fontSize: '.9375rem', '&:not(:empty)': { mt: 0.75 } }}>
      {words}
    </Box>
    {offer && (
      <Button variant="text" size="small" onClick={onTake} sx={{ ml: -1.75, overflowWrap: 'anywhere' }}>
        {offer}
      </Button>
    )}
  </>
);

/** Writes another value into a field, and leads to it. */
export function useTake(name: string): (value: string) => void {
  const { setValue, setFocus } = useFormContext();
  const { isSubmitted } = useFormState();
  return (value) => {
    setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
    setFocus(name);
  };
}

/** The error of a field, and the ARIA that ties its message and its help to the control. */
export function useField(name: string, helperText?: string) {
  const id = useId();
  const { errors } = useFormState({ name });
  const message = errors[name]?.message;
  const error = typeof message === 'string' ? message : undefined;
  const describedBy = [error && messageId(id), helperText && helpId(id)].filter(Boolean).join(' ');
  const aria = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return { id, error, aria };
}
