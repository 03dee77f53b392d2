import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { useLoginMutation } from '@/api/accountsApi';
import { serverMessage } from '@/api/problems';
import { buttons, labels } from '@/content/forms';
import { Credentials } from '@/contract/accounts';
import { toasts } from '@/contract/messages';
import { CheckboxField } from '@/forms/CheckboxField';
import { Form } from '@/forms/Form';
import { PasswordField } from '@/forms/PasswordField';
import { SubmitButton } from '@/forms/SubmitButton';
import { TextField } from '@/forms/TextField';
import { useAppDispatch } from '@/store/hooks';
import { notify } from '@/ui/toast/notify';
import { forgetRemembered, readRemembered, remember } from './rememberedCredentials';
import { signedIn } from './sessionSlice';

const SignInFields = v.object({ ...Credentials.entries, rememberMe: v.boolean() });
type SignInFields = v.InferOutput<typeof SignInFields>;

const blank: SignInFields = { email: '', password: '', rememberMe: false };

/** The sign-in form of the page and of the modal, prefilled with remembered credentials. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [login] = useLoginMutation();
  const dispatch = useAppDispatch();

  const submit = async ({ rememberMe, ...credentials }: SignInFields, clear: () => void) => {
    const { data, error } = await login(credentials);
    if (!data) return notify.failure(serverMessage(error) ?? toasts.signInFailed);
    if (rememberMe) await remember(credentials);
    else forgetRemembered();
    notify.success(toasts.signedIn);
    clear();
    dispatch(signedIn(data.username, credentials.email));
    onSignedIn();
  };

  return (
    <Form schema={SignInFields} blank={blank} label={buttons.signIn} onSubmit={submit}>
      <TextField name="email" label={labels.email} type="email" autoComplete="username" />
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <CheckboxField name="rememberMe" label={labels.rememberMe} />
      <Remembered />
      <SubmitButton label={buttons.signIn} busyLabel={buttons.signingIn} />
    </Form>
  );
}

/** Prefills the form with remembered credentials. */
function Remembered() {
  const { reset, getValues } = useFormContext<SignInFields>();

  useEffect(() => {
    let isCurrent = true;
    void readRemembered().then((credentials) => {
      const { email, password } = getValues();
      // Never overwrite what has been typed in the meantime.
      if (isCurrent && credentials && !email && !password) reset({ ...credentials, rememberMe: true });
    });
    return () => void (isCurrent = false);
  }, [reset, getValues]);
  return null;
}
