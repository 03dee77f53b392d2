import { Button } from '@/ui/button/Button';
import { useFormState } from 'react-hook-form';
import { Spinner } from '@/ui/Spinner';

type SubmitButtonProps = { label: string; busyLabel?: string; isDone?: boolean };

/** Submits the form; busy and disabled while it is being sent. */
export function SubmitButton({ label, busyLabel = 'Sending…', isDone = false }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" fullWidth aria-busy={isSubmitting} disabled={isSubmitting || isDone}>
      {isSubmitting && <Spinner />}
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
