import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Field } from '@/ui/field/Field';
import { Icon } from '@/ui/Icon';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { formCopy } from '@/content/formKit';
import { bringIntoView } from '@/lib/bringIntoView';

const messageId = (id: string): string => `${id}-message`;
const helpId = (id: string): string => `${id}-help`;

/** The error of a field, and the ARIA that ties its message and its help to the control. */
export function useField(name: string, helperText?: string, furtherId?: string) {
  const id = useId();
  const error = useFormContext().getFieldState(name, useFormState({ name })).error?.message;
  const describedBy = [error && messageId(id), furtherId, helperText && helpId(id)].filter(Boolean).join(' ');
  const aria = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return { id, error, aria };
}

type FieldFrameProps = {
  id: string;
  label: string;
  isOptional?: boolean;
  error: string | undefined;
  helperText?: string | undefined;
  /** Shown at the end of the label's line. */
  labelAction?: ReactNode;
  note?: ReactNode;
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
  note,
  children,
}: FieldFrameProps) => (
  <Field data-invalid={Boolean(error)}>
    <label htmlFor={id}>
      {label}
      {isOptional && <span>{` ${formCopy.optional}`}</span>}
    </label>
    {labelAction}
    {children}
    <FieldMessage {...{ id, error, note, helperText }} />
  </Field>
);

type FieldMessageProps = {
  id: string;
  error: string | undefined;
  note?: ReactNode;
  helperText?: string | undefined;
  /** Shows an error and reads it out as soon as it is there; needed where no change of focus does. */
  isAlert?: boolean;
};

/** The error, a note and the help of the control with this id. They stay beside an error, where they are needed most. */
export const FieldMessage = ({ id, error, note, helperText, isAlert = false }: FieldMessageProps) => (
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
    {note}
    {helperText && <p id={helpId(id)}>{helperText}</p>}
  </>
);

/** Writes another value into a field, and leads to it. */
export function useReplaceValue(name: string): (value: string) => void {
  const { setValue, setFocus } = useFormContext();
  const { isSubmitted } = useFormState();
  return (value) => {
    setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
    setFocus(name);
  };
}

type FieldNoteProps = { id?: string; words: string; offer?: string | undefined; onAccept?: () => void };

/** A note on the field's value, read out at once, with a button that replaces the value. */
export const FieldNote = ({ id, words, offer, onAccept }: FieldNoteProps) => (
  <>
    <Box id={id} role="status" sx={{ fontSize: '.9375rem', '&:not(:empty)': { mt: 0.75 } }}>
      {words}
    </Box>
    {offer && (
      <Button variant="text" size="small" onClick={onAccept} sx={{ ml: -1.75 }}>
        {offer}
      </Button>
    )}
  </>
);
