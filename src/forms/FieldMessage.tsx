import { CircleAlert } from 'lucide-react';
import { Icon } from '@/ui/Icon';

type FieldMessageProps = { id: string; error: string | undefined; helperText?: string | undefined };

/** What describes the control of this id: its error and its help, which is needed most when something is wrong. */
export const FieldMessage = ({ id, error, helperText }: FieldMessageProps) => (
  <>
    {error && (
      <p id={messageId(id)} data-error>
        <Icon icon={CircleAlert} size={18} />
        <span>{error}</span>
      </p>
    )}
    {helperText && <p id={helpId(id)}>{helperText}</p>}
  </>
);

export const messageId = (id: string): string => `${id}-message`;
export const helpId = (id: string): string => `${id}-help`;
