import Typography from '@mui/material/Typography';
import { forgotPasswordCopy } from '@/content/accounts';
import { ForgotPasswordForm } from '@/features/accounts/ForgotPasswordForm';
import { emailCarried, selectCarriedEmail } from '@/features/session/wayBackSlice';
import { paths } from '@/lib/paths';
import { addApi } from '@/store/addApi';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { AccountPage } from '@/ui/page/AccountPage';
import { AppLink } from '@/ui/link/AppLink';
import { StandaloneLink } from '@/ui/link/StandaloneLink';

export function Page() {
  const dispatch = useAppDispatch();
  const email = useAppSelector(selectCarriedEmail);
  return (
    <AccountPage copy={forgotPasswordCopy}>
      <ForgotPasswordForm email={email} onSent={(sent) => dispatch(emailCarried(sent))} />
      <StandaloneLink to={paths.signIn} sx={{ mt: 2 }}>
        {forgotPasswordCopy.back}
      </StandaloneLink>
      <Typography sx={{ mt: 2 }}>
        {forgotPasswordCopy.trouble} <AppLink to={paths.contact}>{forgotPasswordCopy.contact}</AppLink>
      </Typography>
    </AccountPage>
  );
}
Page.addApi = addApi;
