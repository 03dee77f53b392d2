import { useResetPasswordMutation } from '@/api/accountsApi';
import { serverMessage, statusOf, submitFailure } from '@/api/problems';
import { resetPasswordCopy } from '@/content/accounts';
import { labels, withoutScript } from '@/content/forms';
import { PasswordReset } from '@/contract/accounts';
import { toasts } from '@/contract/toasts';
import { Form } from '@/forms/Form';
import { NewPasswordFields } from '@/forms/NewPasswordFields';
import { SubmitButton } from '@/forms/SubmitButton';
import type { FormSubmit } from '@/forms/useSubmit';
import { notify } from '@/ui/toast/notify';

type ResetPasswordFormProps = { token: string; onReset: () => void; onDead: () => void };

/** Sets a new password with the token of the mailed link. The server says that a link is dead only when it is used. */
export function ResetPasswordForm({ token, onReset, onDead }: ResetPasswordFormProps) {
  const [resetPassword] = useResetPasswordMutation();

  const submit: FormSubmit<PasswordReset> = async (reset, { awaitAnswer }) => {
    const { data, error } = await awaitAnswer(resetPassword(reset));
    if (!data) {
      const msg = serverMessage(error);
      const failure = submitFailure(error, msg ?? toasts.resetFailed);
      // Not 404: a backend that has no such call answers with it, too.
      if (statusOf(error) !== 410) return failure;
      onDead();
      return msg ? failure : { ...failure, line: resetPasswordCopy.dead };
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
      <NewPasswordFields name="newPassword" label={labels.newPassword} />
      <SubmitButton label={resetPasswordCopy.submit} />
    </Form>
  );
}
