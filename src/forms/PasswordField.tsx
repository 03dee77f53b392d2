import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
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
  rechecks?: string;
};

/** A password with a button that shows what is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <IconButton
      aria-label={passwordCopy[isShown ? 'hide' : 'show'](props.label)}
      onClick={() => setShown(!isShown)}
    >
      <Icon icon={isShown ? EyeOff : Eye} />
    </IconButton>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} endAdornment={toggle} />;
}
