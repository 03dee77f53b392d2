import Typography from '@mui/material/Typography';
import { forgotPasswordCopy } from '@/content/accounts';
import { ForgotPasswordForm } from '@/features/accounts/ForgotPasswordForm';
import { paths } from '@/lib/paths';
import { AccountPage } from '@/ui/page/AccountPage';
import { StandaloneLink } from '@/ui/link/StandaloneLink';

export { addApi } from '@/store/addApi';

export const Page = () => (
  <AccountPage copy={forgotPasswordCopy}>
    <ForgotPasswordForm />
    <StandaloneLink to={paths.signIn} sx={{ mt: 2 }}>
      {forgotPasswordCopy.back}
    </StandaloneLink>
    <Typography>
      {forgotPasswordCopy.trouble}{' '}
      <StandaloneLink to={paths.contact}>{forgotPasswordCopy.contact}</StandaloneLink>
    </Typography>
  </AccountPage>
);
