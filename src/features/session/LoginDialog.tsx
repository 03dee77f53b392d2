import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/AppLink';
import { AppDialog } from '@/ui/AppDialog';
import { SignInForm } from './SignInForm';

type LoginDialogProps = { isOpen: boolean; text: string; onSignedIn: () => void; onClose: () => void };

/** Asks a guest to sign in where they are. */
export const LoginDialog = ({ isOpen, text, onSignedIn, onClose }: LoginDialogProps) => (
  <AppDialog title="Sign In" isOpen={isOpen} onClose={onClose} size="small">
    <Typography sx={{ mb: 3 }}>{text}</Typography>
    <SignInForm onSignedIn={onSignedIn} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mt: 2 }}>
      <DialogLink to={paths.forgotPassword} label="Forgot Password?" />
      <DialogLink to={paths.signUp} label="Don't have an account yet?" />
    </Box>
  </AppDialog>
);

const DialogLink = ({ to, label }: { to: string; label: string }) => (
  <AppLink to={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}>
    {label}
  </AppLink>
);
