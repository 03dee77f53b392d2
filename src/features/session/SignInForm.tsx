import { useEffect, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { useLoginMutation } from '@/api/accountsApi';
import { serverMessage } from '@/api/problems';
import { unsent } from '@/api/unsent';
import { buttons, labels, withoutScript } from '@/content/forms';
import { sharedComputerCopy } from '@/content/visit';
import { Credentials } from '@/contract/accounts';
import { toasts } from '@/contract/toasts';
import { CheckboxField } from '@/forms/CheckboxField';
import { Form } from '@/forms/Form';
import { PasswordField } from '@/forms/PasswordField';
import { SubmitButton } from '@/forms/submit/SubmitButton';
import type { FormSubmit } from '@/forms/submit/useSubmit';
import { TextField } from '@/forms/TextField';
import { setShared } from '@/lib/device/setShared';
import { isShared } from '@/lib/device/sharedComputer';
import { retry } from '@/lib/retry';
import { useAppDispatch } from '@/store/hooks';
import { notify } from '@/ui/toast/notify';
import { logOutAnswered } from './endSession';
import { forgetRemembered, readRemembered, remember } from './rememberedCredentials';
import { accountOf, signedIn } from './sessionSlice';
import { endSessionWithBrowser } from './signOut';
import { useCarried } from './useCarried';

const SignInFields = v.object({
  ...Credentials.entries,
  rememberMe: v.boolean(),
  sharedComputer: v.boolean(),
});
type SignInFields = v.InferOutput<typeof SignInFields>;

const blank: SignInFields = { email: '', password: '', rememberMe: false, sharedComputer: false };

const loadWipe = () => retry(() => import(/* webpackChunkName: "device" */ '@/lib/device/wipe'));

type SignInFormProps = {
  onSignedIn: () => void;
  /** Links to the other forms of an account. */
  children: ReactNode;
};

/** The sign-in form of the page and of the modal, prefilled with remembered credentials. */
export function SignInForm({ onSignedIn, children }: SignInFormProps) {
  const [login] = useLoginMutation();
  const dispatch = useAppDispatch();

  const submit: FormSubmit<SignInFields> = async (
    { rememberMe, sharedComputer, ...credentials },
    clear,
    awaitAnswer,
  ) => {
    await logOutAnswered();
    const { data, error } = await awaitAnswer(login(credentials));
    if (!data) return unsent(error, serverMessage(error) ?? toasts.signInFailed);
    const account = accountOf(credentials.email);
    // Before the computer becomes shared: afterwards what is remembered on it is out of sight.
    if (!rememberMe) forgetRemembered();
    // Before anything of this account is stored.
    if (sharedComputer !== isShared()) setShared(sharedComputer, account);
    if (sharedComputer) {
      endSessionWithBrowser();
      loadWipe()
        .then(({ deleteDraftsAndResumes }) => deleteDraftsAndResumes(account))
        // Without IndexedDB there are none.
        .catch(() => undefined);
    }
    if (rememberMe) await remember(credentials);
    notify.success(toasts.signedIn);
    clear();
    dispatch(signedIn(data.username, credentials.email));
    onSignedIn();
  };

  return (
    <Form
      schema={SignInFields}
      blank={blank}
      label={buttons.signIn}
      onSubmit={submit}
      withoutScript={withoutScript.account}
    >
      <TextField name="email" label={labels.email} type="email" autoComplete="username" />
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <KeepingBoxes />
      <Remembered />
      <SubmitButton label={buttons.signIn} busyLabel={buttons.signingIn} />
      {children}
    </Form>
  );
}

/** The boxes that decide what is kept on the device: "remember me", and a shared computer, on which nothing is. */
const KeepingBoxes = () => (
  <div>
    <CheckboxField
      name="rememberMe"
      label={labels.rememberMe}
      helperText={labels.rememberMeHelp}
      excludes="sharedComputer"
    />
    <CheckboxField
      name="sharedComputer"
      label={sharedComputerCopy.label}
      helperText={sharedComputerCopy.help}
      excludes="rememberMe"
    />
  </div>
);

/** Prefills the form with remembered credentials, or with the email that was just typed into another form. */
function Remembered() {
  const { reset, getValues } = useFormContext<SignInFields>();
  const carried = useCarried()?.email;

  useEffect(() => {
    let isCurrent = true;
    const sharedComputer = isShared();
    void readRemembered().then((credentials) => {
      const { email, password, ...boxes } = getValues();
      // Never overwrite what has been typed in the meantime, nor a field that is about to be typed in.
      const isTyping = document.activeElement instanceof HTMLInputElement;
      if (!isCurrent || email || password || isTyping) return;
      const isOther = carried !== undefined && carried !== credentials?.email;
      if (isOther) reset({ ...blank, ...boxes, sharedComputer, email: carried });
      else if (credentials) reset({ ...credentials, rememberMe: !sharedComputer, sharedComputer });
      else if (sharedComputer) reset({ ...blank, sharedComputer });
    });
    return () => void (isCurrent = false);
  }, [reset, getValues, carried]);
  return null;
}
