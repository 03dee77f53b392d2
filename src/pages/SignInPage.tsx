import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { signInCopy } from '@/content/accounts';
import { CarryingLink } from '@/features/session/CarryingLink';
import { SignInForm } from '@/features/session/SignInForm';
import { paths } from '@/lib/paths';
import { addApi } from '@/store/addApi';
import { AccountPage } from '@/ui/page/AccountPage';

export function Page() {
  const navigate = useNavigate();
  return (
    <AccountPage copy={signInCopy}>
      <SignInForm onSignedIn={() => void navigate(paths.home)}>
        <div>
          <CarryingLink to={paths.forgotPassword}>{signInCopy.forgot}</CarryingLink>
          <Typography>
            {signInCopy.noAccount} <CarryingLink to={paths.signUp}>{signInCopy.signUp}</CarryingLink>
          </Typography>
        </div>
      </SignInForm>
    </AccountPage>
  );
}
Page.addApi = addApi;
