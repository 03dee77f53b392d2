import { signUpCopy } from '@/content/accounts';
import { AccountHelp } from '@/features/accounts/AccountHelp';
import { RegistrationForm } from '@/features/accounts/RegistrationForm';
import { paths } from '@/lib/paths';
import { AccountLinks, AccountPage } from '@/ui/page/AccountPage';
import { useNavigateIfStillHere } from '@/ui/page/useNavigateIfStillHere';
import { StandaloneLink } from '@/ui/link/AppLink';

export function SignUpPage() {
  const navigate = useNavigateIfStillHere();
  return (
    <AccountPage copy={signUpCopy}>
      <RegistrationForm onRegistered={() => navigate(paths.signIn, { state: { hasSignedUp: true } })} />
      <AccountLinks>
        <span>
          {signUpCopy.haveAccount} <StandaloneLink to={paths.signIn}>{signUpCopy.signIn}</StandaloneLink>
        </span>
        <AccountHelp />
      </AccountLinks>
    </AccountPage>
  );
}
