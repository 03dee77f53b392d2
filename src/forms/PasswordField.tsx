import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/button/IconButton';
import { passwordCopy } from '@/content/formKit';
import { TextField } from './TextField';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  labelAction?: ReactNode;
  helperText?: string;
  describedBy?: string | undefined;
  onFocus?: () => void;
  rechecks?: string;
};

/** A password with a button that shows what is typed, until the form is sent: browsers store what was typed as text. */
export function PasswordField(props: PasswordFieldProps) {
  const { isSubmitting, submitCount } = useFormState();
  const [shownAt, setShownAt] = useState<number>();
  const isShown = shownAt === submitCount && !isSubmitting;
  const toggle = (
    <IconButton
      aria-label={passwordCopy[isShown ? 'hide' : 'show'](props.label)}
      onClick={() => setShownAt(isShown ? undefined : submitCount)}
    >
      <Icon icon={isShown ? EyeOff : Eye} />
    </IconButton>
  );
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      endAdornment={toggle}
    />
  );
}
