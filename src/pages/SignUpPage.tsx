import { signUpCopy } from '@/content/accounts';
import type { Registration } from '@/contract/accounts';
import { AccountHelp } from '@/features/accounts/AccountHelp';
import { RegistrationForm } from '@/features/accounts/RegistrationForm';
import { keepRegistered } from '@/features/applying/sentApplications';
import { usePrefilledEmail, useEmailCapture } from '@/features/session/prefilledEmail';
import { emailEntered } from '@/features/session/returnLinkSlice';
import { paths } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { AccountLinks, AccountPage } from '@/ui/page/AccountPage';
import { useLeadOn } from '@/ui/page/useLeadOn';
import { StandaloneLink } from '@/ui/link/StandaloneLink';

export function Page() {
  const leadOn = useLeadOn();
  const dispatch = useAppDispatch();
  const prefilled = usePrefilledEmail();
  const captureEmail = useEmailCapture();
  const signIn = (registered: Registration) => {
    keepRegistered(registered);
    dispatch(emailEntered(registered.email));
    leadOn(paths.signIn, { state: { hasSignedUp: true } });
  };
  return (
    <AccountPage copy={signUpCopy}>
      <div onBlur={captureEmail}>
        <RegistrationForm initial={prefilled} onRegistered={signIn} />
      </div>
      <AccountLinks>
        <span>
          {signUpCopy.haveAccount} <StandaloneLink to={paths.signIn}>{signUpCopy.signIn}</StandaloneLink>
        </span>
        <AccountHelp />
      </AccountLinks>
    </AccountPage>
  );
}
