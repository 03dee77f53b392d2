import Typography from '@mui/material/Typography';
import { signUpCopy } from '@/content/accounts';
import { RegistrationForm } from '@/features/accounts/RegistrationForm';
import { useCarried } from '@/features/session/useCarried';
import { emailCarried } from '@/features/session/wayBackSlice';
import { paths } from '@/lib/paths';
import { addApi } from '@/store/addApi';
import { useAppDispatch } from '@/store/hooks';
import { AccountPage } from '@/ui/page/AccountPage';
import { useLeadOn } from '@/ui/page/useLeadOn';
import { StandaloneLink } from '@/ui/link/StandaloneLink';

export function Page() {
  const leadOn = useLeadOn();
  const dispatch = useAppDispatch();
  const carried = useCarried();
  const signIn = (registered: string) => {
    dispatch(emailCarried(registered));
    leadOn(paths.signIn);
  };
  return (
    <AccountPage copy={signUpCopy}>
      <RegistrationForm initial={carried} onRegistered={signIn} />
      <Typography sx={{ mt: 3 }}>
        {signUpCopy.haveAccount} <StandaloneLink to={paths.signIn}>{signUpCopy.signIn}</StandaloneLink>
      </Typography>
    </AccountPage>
  );
}
Page.addApi = addApi;
