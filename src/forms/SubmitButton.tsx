import { Button } from '@/ui/button/Button';
import { useFormState } from 'react-hook-form';
import { Spinner } from '@/ui/Spinner';

type SubmitButtonProps = {
  label: string;
  busyLabel?: string;
  /** Busy with more than the form's own submit. */
  isBusy?: boolean;
  isDone?: boolean;
  isDisabled?: boolean;
};

/** Submits the form; busy and disabled while it is being sent. */
export function SubmitButton({
  label,
  busyLabel = 'Sending…',
  isBusy = false,
  isDone = false,
  isDisabled = false,
}: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  const isWaiting = isSubmitting || isBusy;
  return (
    <Button type="submit" fullWidth aria-busy={isWaiting} disabled={isWaiting || isDone || isDisabled}>
      {isWaiting && <Spinner />}
      {isWaiting ? busyLabel : label}
    </Button>
  );
}
