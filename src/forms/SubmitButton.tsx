import { Button } from '@/ui/Button';
import { useFormState } from 'react-hook-form';
import { Spinner } from '@/ui/Spinner';

type SubmitButtonProps = { label: string; busyLabel?: string; isDone?: boolean };

/** Sends the form; shows that it is busy and cannot be pressed twice. */
export function SubmitButton({ label, busyLabel = 'Sending…', isDone = false }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" fullWidth aria-busy={isSubmitting} disabled={isSubmitting || isDone}>
      {isSubmitting && <Spinner />}
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
