import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Icon } from '@/ui/Icon';
import { TextField } from './TextField';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  labelAction?: ReactNode;
  rechecks?: string;
};

/** A password that can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        aria-label={`${isShown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
        edge="end"
        onClick={() => setShown(!isShown)}
      >
        <Icon icon={isShown ? EyeOff : Eye} />
      </IconButton>
    </InputAdornment>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} endAdornment={toggle} />;
}
