import { useResetPasswordMutation } from '@/api/accountsApi';
import { serverMessage } from '@/api/problems';
import { resetPasswordCopy } from '@/content/accounts';
import { labels } from '@/content/forms';
import { PasswordReset } from '@/contract/accounts';
import { toasts } from '@/contract/messages';
import { Form } from '@/forms/Form';
import { NewPasswordField } from '@/forms/NewPasswordField';
import { PasswordField } from '@/forms/PasswordField';
import { SubmitButton } from '@/forms/SubmitButton';
import { notify } from '@/ui/toast/notify';

type ResetPasswordFormProps = { token: string; onReset: () => void };

/** Sets a new password with the token of the mailed link. */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const [resetPassword] = useResetPasswordMutation();

  const submit = async (reset: PasswordReset) => {
    const { data, error } = await resetPassword(reset);
    if (!data) return notify.failure(serverMessage(error) ?? toasts.resetFailed);
    notify.success(toasts.passwordReset);
    onReset();
  };

  return (
    <Form
      schema={PasswordReset}
      blank={{ token, newPassword: '', confirmPassword: '' }}
      label={resetPasswordCopy.heading}
      onSubmit={submit}
    >
      <NewPasswordField name="newPassword" label={labels.newPassword} repeatedIn="confirmPassword" />
      <PasswordField name="confirmPassword" label={labels.confirmPassword} autoComplete="new-password" />
      <SubmitButton label={resetPasswordCopy.submit} />
    </Form>
  );
}
