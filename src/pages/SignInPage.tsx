import Typography from '@mui/material/Typography';
import { signInCopy } from '@/content/accounts';
import { PrefillingLink } from '@/features/session/prefilledEmail';
import { selectVacancyTitle } from '@/features/session/returnLinkSlice';
import { SignInForm } from '@/features/session/SignInForm';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { AccountPage } from '@/ui/page/AccountPage';
import { useLeadOn } from '@/ui/page/useLeadOn';

export function Page() {
  const leadOn = useLeadOn();
  const title = useAppSelector(selectVacancyTitle);
  const lead = title ? signInCopy.finish(title) : signInCopy.lead;
  return (
    <AccountPage copy={{ ...signInCopy, lead }}>
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
