import { useEffect, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { accountsApi, useLoginMutation } from '@/api/accountsApi';
import { serverMessage, submitFailure } from '@/api/problems';
import { buttons, labels, withoutScript } from '@/content/forms';
import { Credentials } from '@/contract/accounts';
import { toasts } from '@/contract/toasts';
import { CheckboxField } from '@/forms/CheckboxField';
import { Form } from '@/forms/Form';
import { PasswordField } from '@/forms/PasswordField';
import { SubmitButton } from '@/forms/SubmitButton';
import type { FormSubmit } from '@/forms/useSubmit';
import { EmailField } from '@/forms/EmailField';
import { useAppDispatch } from '@/store/hooks';
import { notify } from '@/ui/toast/notify';
import { forgetRemembered, readRemembered, remember } from './rememberedCredentials';

const SignInFields = v.object({ ...Credentials.entries, rememberMe: v.boolean() });
type SignInFields = v.InferOutput<typeof SignInFields>;

const blank: SignInFields = { email: '', password: '', rememberMe: false };

type SignInFormProps = {
  onSignedIn?: () => void;
  /** Links to the other forms of an account. */
  children: ReactNode;
};

/** The sign-in form of the page and of the modal, prefilled with remembered credentials. */
export function SignInForm({ onSignedIn, children }: SignInFormProps) {
  const [login] = useLoginMutation();
  const dispatch = useAppDispatch();

  const submit: FormSubmit<SignInFields> = async ({ rememberMe, ...credentials }, { clear, awaitAnswer }) => {
    // The answer to Log Out deletes cookies, and must not come after those of this sign-in.
    await dispatch(accountsApi.util.getRunningMutationThunk('endSession', 'endSession'));
    const { data, error } = await awaitAnswer(login(credentials));
    if (!data) return submitFailure(error, serverMessage(error) ?? toasts.signInFailed);
    if (rememberMe) await remember(credentials);
    else forgetRemembered();
    notify.success(toasts.signedIn);
    clear();
    onSignedIn?.();
  };

  return (
    <Form
      schema={SignInFields}
      blank={blank}
      label={buttons.signIn}
      onSubmit={submit}
      draft="account"
      withoutScript={withoutScript.account}
    >
      <EmailField name="email" label={labels.email} autoComplete="username" />
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <RememberMe />
      <Remembered />
      <SubmitButton label={buttons.signIn} busyLabel={buttons.signingIn} />
      {children}
    </Form>
  );
}

/** Explains itself once it is ticked, so that the sign-in with its links fits a small phone. */
const RememberMe = () => {
  const isTicked = useWatch<SignInFields>({ name: 'rememberMe' });
  return (
    <CheckboxField
      name="rememberMe"
      label={labels.rememberMe}
      helperText={isTicked ? labels.rememberMeHelp : undefined}
    />
  );
};

/** Fills in remembered credentials, unless the form has somebody else's email already. */
function Remembered() {
  const { reset, getValues, setValue, subscribe } = useFormContext<SignInFields>();

  useEffect(() => {
    let isCurrent = true;
    let stop: (() => void) | undefined;
    void readRemembered().then((credentials) => {
      const { email, password } = getValues();
      // Never overwrite what has been typed in the meantime, nor a field that is about to be typed in.
      const isTyping = document.activeElement instanceof HTMLInputElement;
      if (!isCurrent || !credentials || password || isTyping) return;
      if (email && email !== credentials.email) return;
      reset({ ...credentials, rememberMe: true });
      // Whoever types another email than the remembered one is somebody else.
      stop = subscribe({
        name: 'email',
        formState: { values: true },
        callback: ({ values }) => {
          if (values.email === credentials.email) return;
          stop?.();
          setValue('rememberMe', false);
          if (values.password === credentials.password) setValue('password', '');
        },
      });
    });
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [reset, getValues, setValue, subscribe]);
  return null;
}
