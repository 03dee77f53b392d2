import { Button } from '@/ui/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useFormState } from 'react-hook-form';

type SubmitButtonProps = { label: string; busyLabel?: string; isDone?: boolean };

/** Sends the form; shows that it is busy and cannot be pressed twice. */
export function SubmitButton({ label, busyLabel = 'Sending…', isDone = false }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" fullWidth aria-busy={isSubmitting} disabled={isSubmitting || isDone}>
      {isSubmitting && <CircularProgress size={20} thickness={6} color="inherit" aria-hidden />}
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
