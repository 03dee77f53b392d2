import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { signUpCopy } from '@/content/accounts';
import { RegistrationForm } from '@/features/accounts/RegistrationForm';
import { emailCarried, selectCarriedEmail } from '@/features/session/wayBackSlice';
import { paths } from '@/lib/paths';
import { addApi } from '@/store/addApi';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { AccountPage } from '@/ui/page/AccountPage';
import { StandaloneLink } from '@/ui/link/StandaloneLink';

export function Page() {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const email = useAppSelector(selectCarriedEmail);
  const signIn = (registered: string) => {
    dispatch(emailCarried(registered));
    void navigate(paths.signIn);
  };
  return (
    <AccountPage copy={signUpCopy}>
      <RegistrationForm email={email} onRegistered={signIn} />
      <Typography sx={{ mt: 3 }}>
        {signUpCopy.haveAccount} <StandaloneLink to={paths.signIn}>{signUpCopy.signIn}</StandaloneLink>
      </Typography>
    </AccountPage>
  );
}
Page.addApi = addApi;
