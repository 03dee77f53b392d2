import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { resetPasswordCopy } from '@/content/accounts';
import { ResetPasswordForm } from '@/features/accounts/ResetPasswordForm';
import { forgetRememberedPassword } from '@/features/session/rememberedCredentials';
import { forgetSession } from '@/features/session/signOut';
import { paths } from '@/lib/paths';
import { trimLinkEnd } from '@/lib/tidyAddress';
import { useAppDispatch } from '@/store/hooks';
import { AccountLinks, AccountPage } from '@/ui/page/AccountPage';
import { useNavigateIfStillHere } from '@/ui/page/useNavigateIfStillHere';
import { Button } from '@/ui/button/Button';
import { linkProps, StandaloneLink } from '@/ui/link/AppLink';

export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const navigate = useNavigateIfStillHere();
  const dispatch = useAppDispatch();
  const [isDead, setDead] = useState(false);
  // The server has ended the account's sessions. Back must not lead to a link that has been used.
  const signInAgain = () => {
    dispatch(forgetSession());
    forgetRememberedPassword();
    navigate(paths.signIn, { replace: true, state: { hasReset: true } });
  };
  return (
    <AccountPage copy={resetPasswordCopy}>
      <ResetPasswordForm token={trimLinkEnd(token)} onReset={signInAgain} onDead={() => setDead(true)} />
      {isDead && (
        <Button variant="outlined" fullWidth {...linkProps(paths.forgotPassword)} sx={{ mt: 3 }}>
          {resetPasswordCopy.askAgain}
        </Button>
      )}
      <AccountLinks>
        {!isDead && (
          <span>
            {resetPasswordCopy.expired}{' '}
            <StandaloneLink to={paths.forgotPassword}>{resetPasswordCopy.askAgain}</StandaloneLink>
          </span>
        )}
        <StandaloneLink to={paths.signIn}>{resetPasswordCopy.back}</StandaloneLink>
      </AccountLinks>
    </AccountPage>
  );
}
