import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { signInCopy } from '@/content/accounts';
import { SignInForm } from '@/features/session/SignInForm';
import { paths } from '@/lib/paths';
import { AccountPage } from '@/ui/page/AccountPage';
import { StandaloneLink } from '@/ui/link/StandaloneLink';

export { addApi } from '@/store/addApi';

export function Page() {
  const navigate = useNavigate();
  return (
    <AccountPage copy={signInCopy}>
      <SignInForm onSignedIn={() => void navigate(paths.home)} />
      <StandaloneLink to={paths.forgotPassword} sx={{ mt: 2 }}>
        {signInCopy.forgot}
      </StandaloneLink>
      <Typography>
        {signInCopy.noAccount} <StandaloneLink to={paths.signUp}>{signInCopy.signUp}</StandaloneLink>
      </Typography>
    </AccountPage>
  );
}
