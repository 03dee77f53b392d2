import { Button } from '@/ui/button/Button';
import { useId, useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Box } from '@/ui/Box';
import { Spinner } from '@/ui/Spinner';

type SubmitButtonProps = {
  label: string;
  busyLabel?: string;
  /** Busy with more than the form's own submit. */
  isBusy?: boolean;
  isDone?: boolean;
  isDisabled?: boolean;
};

/**
 * Submits the form; busy and disabled while it is being sent. Above it stands why it was not sent the last time, which also describes
 * the button.
 */
export function SubmitButton({
  label,
  busyLabel = 'Sending…',
  isBusy = false,
  isDone = false,
  isDisabled = false,
}: SubmitButtonProps) {
  const failureId = useId();
  const { isSubmitting, errors } = useFormState();
  const failure = errors.root?.failure?.message;
  const isWaiting = isSubmitting || isBusy;
  const button = useFocusBack(isWaiting);
  return (
    <>
      {failure && (
        <Box as="strong" role="status" id={failureId}>
          {failure}
        </Box>
      )}
      <Button
        ref={button}
        type="submit"
        fullWidth
        aria-busy={isWaiting}
        aria-describedby={failure && failureId}
        disabled={isWaiting || isDone || isDisabled}
      >
        {isWaiting && <Spinner />}
        {isWaiting ? busyLabel : label}
      </Button>
    </>
  );
}

/** Gives a button the focus back that it loses while it is disabled, unless the visitor has gone on to a field or a link. */
function useFocusBack(isDisabled: boolean) {
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
