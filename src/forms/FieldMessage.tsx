import { CircleAlert } from 'lucide-react';
import { Icon } from '@/ui/Icon';

type FieldMessageProps = { id: string; error: string | undefined; helperText?: string | undefined };

/** The text that describes a control: its error, otherwise its help. */
export function FieldMessage({ id, error, helperText }: FieldMessageProps) {
  if (!error && !helperText) return null;
  return (
    <p id={id}>
      {error && <Icon icon={CircleAlert} size={18} />}
      <span>{error ?? helperText}</span>
    </p>
  );
}
