import { useNavigate, useParams } from 'react-router-dom';
import { resetPasswordCopy } from '@/content/accounts';
import { ResetPasswordForm } from '@/features/accounts/ResetPasswordForm';
import { paths } from '@/lib/paths';
import { AccountPage } from '@/ui/page/AccountPage';
import { StandaloneLink } from '@/ui/link/StandaloneLink';

export { addApi } from '@/store/addApi';

export function Page() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  return (
    <AccountPage copy={resetPasswordCopy}>
      <ResetPasswordForm token={token} onReset={() => void navigate(paths.signIn)} />
      <StandaloneLink to={paths.signIn} sx={{ mt: 2 }}>
        {resetPasswordCopy.back}
      </StandaloneLink>
    </AccountPage>
  );
}
