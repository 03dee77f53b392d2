import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useResetPasswordMutation } from '@/api/accountsApi';
import { failureOf, isRefused, serverMessage } from '@/api/problems';
import { resetPasswordCopy } from '@/content/accounts';
import { labels } from '@/content/forms';
import { withoutScript } from '@/content/withoutScript';
import { PasswordReset } from '@/contract/accounts';
import { toasts } from '@/contract/messages';
import { Form } from '@/forms/Form';
import { NewPasswordField } from '@/forms/NewPasswordField';
import { PasswordField } from '@/forms/PasswordField';
import { SubmitButton } from '@/forms/SubmitButton';
import { paths } from '@/lib/paths';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { notify } from '@/ui/toast/notify';

type ResetPasswordFormProps = { token: string; onReset: () => void };

/** Sets a new password with the token of the mailed link. Only when that is used does the server tell of a dead link. */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const [resetPassword] = useResetPasswordMutation();

  const [isDead, setDead] = useState(false);

  const submit = async (reset: PasswordReset) => {
    const { data, error } = await resetPassword(reset);
    setDead(isRefused(error));
    if (!data) {
      notify.failure(serverMessage(error) ?? toasts.resetFailed);
      return failureOf(error);
    }
    notify.success(toasts.passwordReset);
    onReset();
  };

  return (
    <Form
      schema={PasswordReset}
      blank={{ token, newPassword: '', confirmPassword: '' }}
      label={resetPasswordCopy.heading}
      onSubmit={submit}
      withoutScript={withoutScript.account}
    >
      <NewPasswordField name="newPassword" label={labels.newPassword} repeatedIn="confirmPassword" />
      <PasswordField name="confirmPassword" label={labels.confirmPassword} autoComplete="new-password" />
      <div role="status">
        {isDead && (
          <>
            <Typography sx={{ fontWeight: 650 }}>{resetPasswordCopy.dead}</Typography>
            <StandaloneLink to={paths.forgotPassword}>{resetPasswordCopy.askAgain}</StandaloneLink>
          </>
        )}
      </div>
      <SubmitButton label={resetPasswordCopy.submit} />
    </Form>
  );
}
