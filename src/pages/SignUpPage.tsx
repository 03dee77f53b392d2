import Typography from '@mui/material/Typography';
import { signUpCopy } from '@/content/accounts';
import { RegistrationForm } from '@/features/accounts/RegistrationForm';
import { useCarried, useCarryEmail } from '@/features/session/useCarried';
import { emailCarried } from '@/features/session/wayBackSlice';
import { paths } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { AccountPage } from '@/ui/page/AccountPage';
import { useLeadOn } from '@/ui/page/useLeadOn';
import { StandaloneLink } from '@/ui/link/StandaloneLink';

export function Page() {
  const leadOn = useLeadOn();
  const dispatch = useAppDispatch();
  const carried = useCarried();
  const carryEmail = useCarryEmail();
  const signIn = (registered: string) => {
    dispatch(emailCarried(registered));
    leadOn(paths.signIn);
  };
  return (
    <AccountPage copy={signUpCopy}>
      <div onBlur={carryEmail}>
        <RegistrationForm initial={carried} onRegistered={signIn} />
      </div>
      <Typography sx={{ mt: 3 }}>
        {signUpCopy.haveAccount} <StandaloneLink to={paths.signIn}>{signUpCopy.signIn}</StandaloneLink>
      </Typography>
    </AccountPage>
  );
}
