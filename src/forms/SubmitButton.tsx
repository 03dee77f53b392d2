import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { formCopy } from '@/content/formKit';
import { Button } from '@/ui/button/Button';
import { Spinner } from '@/ui/Spinner';
import { TOLD } from './useSubmit';

type SubmitButtonProps = {
  label: string;
  busyLabel?: string;
  isDisabled?: boolean;
  variant?: 'contained' | 'outlined';
};

/**
 * Submits the form; busy and disabled while it is being sent. If the last attempt failed, the reason is below it, and screen readers
 * read it out with the button.
 */
export function SubmitButton({
  label,
  busyLabel = formCopy.sending,
  isDisabled = false,
  variant = 'contained',
}: SubmitButtonProps) {
  const failureId = useId();
  const { isSubmitting, errors } = useFormState();
  const failure = errors.root?.failure?.message;
  const isOff = isSubmitting || isDisabled;
  const button = useFocusRestoration(isOff);
  return (
    <div>
      <Button
        ref={button}
        type="submit"
        variant={variant}
        fullWidth
        aria-busy={isSubmitting}
        aria-describedby={failure && failureId}
        disabled={isOff}
      >
        {isSubmitting && <Spinner />}
        <span>{isSubmitting ? busyLabel : label}</span>
      </Button>
      <Reason role={errors.root?.failure?.type === TOLD ? undefined : 'status'} id={failure && failureId}>
        {failure}
      </Reason>
    </div>
  );
}

const Reason = styled('strong')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.error.main,
  '&:not(:empty)': { marginTop: 12 },
}));

/** Restores the focus that a button loses while it is disabled, unless the visitor has moved on to a field or a link. */
function useFocusRestoration(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isDisabled) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current && !activeElement?.matches('input,textarea,select,a'))
      button.current?.focus({ preventScroll: true });
  }, [isDisabled]);
  return button;
}
