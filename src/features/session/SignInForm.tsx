import { useEffect, type ReactNode } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { useLoginMutation } from '@/api/accountsApi';
import { serverMessage, submitFailure } from '@/api/problems';
import { buttons, labels, withoutScript } from '@/content/forms';
import { Credentials } from '@/contract/accounts';
import { toasts } from '@/contract/toasts';
import { CheckboxField } from '@/forms/CheckboxField';
import { Form } from '@/forms/Form';
import { PasswordField } from '@/forms/PasswordField';
import { SubmitButton } from '@/forms/submit/SubmitButton';
import type { FormSubmit } from '@/forms/submit/useSubmit';
import { EmailField } from '@/forms/EmailField';
import { useAppDispatch } from '@/store/hooks';
import { notify } from '@/ui/toast/notify';
import { logOutAnswered } from './endSession';
import { forgetRemembered, readRemembered, remember } from './rememberedCredentials';
import { signedIn } from './sessionSlice';
import { usePrefilledEmail } from './prefilledEmail';

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
    await logOutAnswered();
    const { data, error } = await awaitAnswer(login(credentials));
    if (!data) return submitFailure(error, serverMessage(error) ?? toasts.signInFailed);
    if (rememberMe) await remember(credentials);
    else forgetRemembered();
    notify.success(toasts.signedIn);
    clear();
    dispatch(signedIn(data.username, credentials.email));
    onSignedIn?.();
  };

  return (
    <Form
      schema={SignInFields}
      blank={blank}
      label={buttons.signIn}
      onSubmit={submit}
      withoutScript={withoutScript.account}
    >
      <EmailField name="email" label={labels.email} autoComplete="username" />
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <CheckboxField name="rememberMe" label={labels.rememberMe} helperText={labels.rememberMeHelp} />
      <Remembered />
      <SubmitButton label={buttons.signIn} busyLabel={buttons.signingIn} />
      {children}
    </Form>
  );
}

/** Prefills the form with remembered credentials, or with the email that was just typed into another form. */
function Remembered() {
  const { reset, getValues, setValue, subscribe } = useFormContext<SignInFields>();
  const prefilled = usePrefilledEmail()?.email;

  useEffect(() => {
    let isCurrent = true;
    let stop: (() => void) | undefined;
    void readRemembered().then((credentials) => {
      const { email, password, rememberMe } = getValues();
      // Never overwrite what has been typed in the meantime, nor a field that is about to be typed in.
      const isTyping = document.activeElement instanceof HTMLInputElement;
      if (!isCurrent || email || password || isTyping) return;
      const isOther = prefilled !== undefined && prefilled !== credentials?.email;
      if (isOther) reset({ ...blank, rememberMe, email: prefilled });
      else if (credentials) {
        reset({ ...credentials, rememberMe: true });
        stop = keepToOwner(credentials, { subscribe, setValue });
      }
    });
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [reset, getValues, setValue, subscribe, prefilled]);
  return null;
}

/**
 * Whoever types another email than the remembered one is somebody else: the password and the tick go, until it stands there again.
 * @returns stops that
 */
function keepToOwner(
  credentials: Credentials,
  { subscribe, setValue }: Pick<UseFormReturn<SignInFields>, 'subscribe' | 'setValue'>,
): () => void {
  let wasOwner = true;
  return subscribe({
    name: 'email',
    formState: { values: true },
    callback: ({ values: { email, password } }) => {
      const isOwner = email === credentials.email;
      if (isOwner === wasOwner) return;
      wasOwner = isOwner;
      setValue('rememberMe', isOwner);
      const [before, after] = isOwner ? ['', credentials.password] : [credentials.password, ''];
      if (password === before) setValue('password', after);
    },
  });
}
