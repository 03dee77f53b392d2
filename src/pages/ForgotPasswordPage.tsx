import Typography from '@mui/material/Typography';
import { forgotPasswordCopy, signInCopy } from '@/content/accounts';
import { ForgotPasswordForm } from '@/features/accounts/ForgotPasswordForm';
import { useCarried, useCarryEmail } from '@/features/session/useCarried';
import { emailCarried } from '@/features/session/wayBackSlice';
import { paths } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { AccountPage } from '@/ui/page/AccountPage';
import { StandaloneLink } from '@/ui/link/StandaloneLink';

export function Page() {
  const dispatch = useAppDispatch();
  const carried = useCarried();
  const carryEmail = useCarryEmail();
  return (
    <AccountPage copy={forgotPasswordCopy}>
      <div onBlur={carryEmail}>
        <ForgotPasswordForm initial={carried} onSent={(sent) => dispatch(emailCarried(sent))} />
      </div>
      <Typography sx={{ mt: 3 }}>{forgotPasswordCopy.once}</Typography>
      <Typography sx={{ my: 1.5 }}>{forgotPasswordCopy.trouble}</Typography>
      <Typography sx={{ mb: 3 }}>
        {forgotPasswordCopy.stillNone}{' '}
        <StandaloneLink to={paths.contact}>{forgotPasswordCopy.contact}</StandaloneLink>
      </Typography>
      <StandaloneLink to={paths.signIn}>{forgotPasswordCopy.back}</StandaloneLink>
      <Typography>
        {signInCopy.noAccount} <StandaloneLink to={paths.signUp}>{signInCopy.signUp}</StandaloneLink>
      </Typography>
    </AccountPage>
  );
}
