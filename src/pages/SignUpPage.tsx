import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { signUpCopy } from '@/content/accounts';
import { RegistrationForm } from '@/features/accounts/RegistrationForm';
import { paths } from '@/lib/paths';
import { AccountPage } from '@/ui/page/AccountPage';
import { StandaloneLink } from '@/ui/link/StandaloneLink';

export { addApi } from '@/store/addApi';

export function Page() {
  const navigate = useNavigate();
  return (
    <AccountPage copy={signUpCopy}>
      <RegistrationForm onRegistered={() => void navigate(paths.signIn)} />
      <Typography sx={{ mt: 3 }}>
        {signUpCopy.haveAccount} <StandaloneLink to={paths.signIn}>{signUpCopy.signIn}</StandaloneLink>
      </Typography>
    </AccountPage>
  );
}
