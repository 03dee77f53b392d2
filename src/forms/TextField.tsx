import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { countCopy } from '@/content/formKit';
import { Box } from '@/ui/Box';
import { FieldFrame, useField } from './FieldFrame';

type TextFieldProps = {
  name: string;
  label: string;
  autoComplete: string;
  type?: 'text' | 'email' | 'tel' | 'password' | 'number';
  isOptional?: boolean;
  helperText?: string;
  /** The id of what else describes it. */
  describedBy?: string | undefined;
  onFocus?: () => void;
  placeholder?: string;
  autoCapitalize?: 'none';
  spellCheck?: false;
  rows?: number;
  labelAction?: ReactNode;
  endAdornment?: ReactNode;
  /** Between its error and its help. */
  note?: ReactNode;
  /** Another field to validate again when this one changes. */
  rechecks?: string;
  /** Says how much of this many characters is used, once something is typed. */
  maxLength?: number;
  /** Called with what was typed before the form takes it, which may write something else in its place. */
  onTyped?: (input: TextControl) => void;
  /** Called when the field is left, before the form takes it once more. */
  onLeave?: () => void;
  /** The value for what the field shows, where that is not the same. */
  toValue?: (shown: string) => string;
};

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A line of text, or a text area where `rows` is given. React does not control its value, so that hydration leaves what was typed. */
export function TextField({
  name,
  label,
  type = 'text',
  isOptional = false,
  helperText,
  describedBy,
  labelAction,
  endAdornment,
  note,
  onTyped,
  onLeave,
  toValue,
  rechecks,
  maxLength,
  ...rest
}: TextFieldProps) {
  const { register } = useFormContext();
  const length = String(useWatch({ name, disabled: !maxLength }) ?? '').trim().length;
  const isCounted = maxLength !== undefined && length > 0;
  const { id, error, aria } = useField(name, helperText, describedBy);
  const { onChange, onBlur, ...field } = register(name, { deps: rechecks, setValueAs: toValue });
  const control = {
    ...field,
    ...rest,
    ...aria,
    id,
    'aria-required': !isOptional,
    onChange: (event: ChangeEvent<TextControl>) => {
      onTyped?.(event.target);
      void onChange(event);
    },
    onBlur: (event: FocusEvent<TextControl>) => {
      onLeave?.();
      void onBlur(event);
    },
  };
  return (
    <FieldFrame {...{ id, label, isOptional, error, labelAction, note, helperText }}>
      <div data-frame>
        {rest.rows === undefined ? <input {...control} type={type} /> : <textarea {...control} />}
        {endAdornment}
      </div>
      {isCounted && <CharacterCount length={length} max={maxLength} />}
    </FieldFrame>
  );
}

/** Not announced: the field's help names the limit. */
function CharacterCount({ length, max }: { length: number; max: number }) {
  const isOver = length > max;
  return (
    <Box sx={{ mt: 0.75, fontSize: '.9375rem', ...(isOver && { color: 'error.main', fontWeight: 600 }) }}>
      {isOver ? countCopy.over(length - max) : countCopy.used(length, max)}
    </Box>
  );
}
