import Typography from '@mui/material/Typography';
import { signInCopy } from '@/content/accounts';
import { CarryingLink } from '@/features/session/CarryingLink';
import { SignInForm } from '@/features/session/SignInForm';
import { paths } from '@/lib/paths';
import { AccountPage } from '@/ui/page/AccountPage';
import { useLeadOn } from '@/ui/page/useLeadOn';

export function Page() {
  const leadOn = useLeadOn();
  return (
    <AccountPage copy={signInCopy}>
      <SignInForm onSignedIn={() => leadOn(paths.home)}>
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
