import Typography from '@mui/material/Typography';
import { signInCopy } from '@/content/accounts';
import { PrefillingLink } from '@/features/session/prefilledEmail';
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
          <PrefillingLink to={paths.forgotPassword}>{signInCopy.forgot}</PrefillingLink>
          <Typography>
            {signInCopy.noAccount} <PrefillingLink to={paths.signUp}>{signInCopy.signUp}</PrefillingLink>
          </Typography>
        </div>
      </SignInForm>
    </AccountPage>
  );
}
