import Typography from '@mui/material/Typography';
import { forgotPasswordCopy, signInCopy } from '@/content/accounts';
import { provider } from '@/content/provider';
import { ForgotPasswordForm } from '@/features/accounts/ForgotPasswordForm';
import { usePrefilledEmail, useEmailCapture } from '@/features/session/prefilledEmail';
import { emailEntered } from '@/features/session/returnLinkSlice';
import { paths } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { AccountPage } from '@/ui/page/AccountPage';
import { StandaloneLink } from '@/ui/link/StandaloneLink';

export function Page() {
  const dispatch = useAppDispatch();
  const prefilled = usePrefilledEmail();
  const captureEmail = useEmailCapture();
  return (
    <AccountPage copy={forgotPasswordCopy}>
      <div onBlur={captureEmail}>
        <ForgotPasswordForm initial={prefilled} onSent={(sent) => dispatch(emailEntered(sent))} />
      </div>
      <Typography sx={{ mt: 3 }}>{forgotPasswordCopy.once}</Typography>
      <Typography sx={{ my: 1.5 }}>{forgotPasswordCopy.trouble}</Typography>
      <Typography sx={{ mb: 3 }}>
        {forgotPasswordCopy.stillNone}{' '}
        <StandaloneLink to={paths.contact}>{forgotPasswordCopy.contact}</StandaloneLink>{' '}
        {forgotPasswordCopy.orRing}{' '}
        <StandaloneLink to={provider.telephone.href}>{provider.telephone.text}</StandaloneLink>
      </Typography>
      <StandaloneLink to={paths.signIn}>{forgotPasswordCopy.back}</StandaloneLink>
      <Typography>
        {signInCopy.noAccount} <StandaloneLink to={paths.signUp}>{signInCopy.signUp}</StandaloneLink>
      </Typography>
    </AccountPage>
  );
}
