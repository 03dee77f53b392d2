import { Button } from '@/ui/button/Button';
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

/** Submits the form; busy and disabled while it is being sent. Above it stands why it was not sent the last time. */
export function SubmitButton({
  label,
  busyLabel = 'Sending…',
  isBusy = false,
  isDone = false,
  isDisabled = false,
}: SubmitButtonProps) {
  const { isSubmitting, errors } = useFormState();
  const failure = errors.root?.failure?.message;
  const isWaiting = isSubmitting || isBusy;
  return (
    <>
      {failure && (
        <Box as="strong" role="status">
          {failure}
        </Box>
      )}
      <Button type="submit" fullWidth aria-busy={isWaiting} disabled={isWaiting || isDone || isDisabled}>
        {isWaiting && <Spinner />}
        {isWaiting ? busyLabel : label}
      </Button>
    </>
  );
}
