import { useLocation } from 'react-router-dom';
import { signInCopy } from '@/content/accounts';
import { AccountHelp } from '@/features/accounts/AccountHelp';
import { selectVacancyTitle } from '@/features/session/returnLinkSlice';
import { SignInForm } from '@/features/session/SignInForm';
import { isRecord } from '@/lib/isRecord';
import { paths } from '@/lib/paths';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { useAppSelector } from '@/store/hooks';
import { StandaloneLink } from '@/ui/link/AppLink';
import { AccountLinks, AccountPage } from '@/ui/page/AccountPage';
import { useNavigateIfStillHere } from '@/ui/page/useNavigateIfStillHere';

export function SignInPage() {
  const navigate = useNavigateIfStillHere();
  const title = useAppSelector(selectVacancyTitle);
  const { state } = useLocation();
  // The prerendered page does not know the history entry.
  const entry = useIsHydrated() && isRecord(state) ? state : {};
  const { heading, lead } = entry.hasSignedUp === true ? signInCopy.afterSignUp : signInCopy;
  const leadHere = entry.hasReset === true ? signInCopy.afterReset : title ? signInCopy.finish(title) : lead;
  return (
    <AccountPage copy={{ ...signInCopy, heading, lead: leadHere }}>
      <SignInForm onSignedIn={() => navigate(paths.home)}>
        <AccountLinks>
          <StandaloneLink to={paths.forgotPassword}>{signInCopy.forgot}</StandaloneLink>
          <span>
            {signInCopy.noAccount} <StandaloneLink to={paths.signUp}>{signInCopy.signUp}</StandaloneLink>
          </span>
          <AccountHelp />
        </AccountLinks>
      </SignInForm>
    </AccountPage>
  );
}
