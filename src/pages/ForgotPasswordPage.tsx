import Typography from '@mui/material/Typography';
import { forgotPasswordCopy, signInCopy } from '@/content/accounts';
import { provider } from '@/content/provider';
import { ForgotPasswordForm } from '@/features/accounts/ForgotPasswordForm';
import { paths } from '@/lib/paths';
import { Box } from '@/ui/Box';
import { AccountLinks, AccountPage } from '@/ui/page/AccountPage';
import { StandaloneLink } from '@/ui/link/AppLink';

export function ForgotPasswordPage() {
  return (
    <AccountPage copy={forgotPasswordCopy}>
      <ForgotPasswordForm />
      <Box sx={{ mt: 4, p: 2.5, pb: 1, bgcolor: 'mist.50' }}>
        <Typography>
          <strong>{forgotPasswordCopy.noEmail}</strong> {forgotPasswordCopy.trouble}
        </Typography>
        <Typography>
          {forgotPasswordCopy.stillNone}{' '}
          <StandaloneLink to={paths.contact}>{forgotPasswordCopy.contact}</StandaloneLink>{' '}
          {forgotPasswordCopy.orRing}{' '}
          <StandaloneLink to={provider.telephone.href}>{provider.telephone.text}</StandaloneLink>
        </Typography>
      </Box>
      <AccountLinks>
        <StandaloneLink to={paths.signIn}>{forgotPasswordCopy.back}</StandaloneLink>
        <span>
          {signInCopy.noAccount} <StandaloneLink to={paths.signUp}>{signInCopy.signUp}</StandaloneLink>
        </span>
      </AccountLinks>
    </AccountPage>
  );
}
