import Typography from '@mui/material/Typography';
import { signInCopy } from '@/content/accounts';
import { paths } from '@/lib/paths';
import { AppDialog } from '@/ui/AppDialog';
import { Box } from '@/ui/Box';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { SignInForm } from './SignInForm';

type LoginDialogProps = { isOpen: boolean; text: string; onSignedIn: () => void; onClose: () => void };

/** Lets a guest sign in without leaving the page. */
export const LoginDialog = ({ isOpen, text, onSignedIn, onClose }: LoginDialogProps) => (
  <AppDialog title={signInCopy.signInTitle} isOpen={isOpen} onClose={onClose} size="small">
    <Typography sx={{ mb: 3 }}>{text}</Typography>
    <SignInForm onSignedIn={onSignedIn} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mt: 2 }}>
      <StandaloneLink to={paths.forgotPassword}>{signInCopy.forgot}</StandaloneLink>
      <StandaloneLink to={paths.signUp}>{signInCopy.noAccount}</StandaloneLink>
    </Box>
  </AppDialog>
);
