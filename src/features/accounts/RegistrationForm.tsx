import { useRegisterMutation } from '@/api/accountsApi';
import { serverMessage, submitFailure } from '@/api/problems';
import { buttons, labels, privacyNotices, withoutScript } from '@/content/forms';
import { Registration } from '@/contract/accounts';
import { toasts } from '@/contract/toasts';
import { FieldPair } from '@/ui/field/Field';
import { EmailField } from '@/forms/EmailField';
import { draftPlace } from '@/forms/draft/draft';
import { Form } from '@/forms/Form';
import { NewPasswordField } from '@/forms/NewPasswordField';
import { PasswordField } from '@/forms/PasswordField';
import { PhoneField } from '@/forms/PhoneField';
import { SubmitButton } from '@/forms/submit/SubmitButton';
import type { FormSubmit } from '@/forms/submit/useSubmit';
import { TextField } from '@/forms/TextField';
import { useAccount } from '@/store/hooks';
import { FormNotice } from '@/ui/FormNotice';
import { notify } from '@/ui/toast/notify';

const blank = { name: '', lastName: '', email: '', phone: '', password: '', confirmPassword: '' };

type RegistrationFormProps = {
  /** An email to fill in at the start. */
  initial: { email: string } | undefined;
  onRegistered: (registration: Registration) => void;
};

/** Creates an account; cleared once that succeeds. */
export function RegistrationForm({ initial, onRegistered }: RegistrationFormProps) {
  const [register] = useRegisterMutation();
  const draft = draftPlace('registration', useAccount());

  const submit: FormSubmit<Registration> = async (registration, { clear, awaitAnswer }) => {
    const { data, error } = await awaitAnswer(register(registration));
    if (!data) return submitFailure(error, serverMessage(error) ?? toasts.registerFailed);
    notify.success(data.msg ?? toasts.registered);
    clear();
    onRegistered(registration);
  };

  return (
    <Form
      schema={Registration}
      blank={blank}
      label={buttons.signUp}
      onSubmit={submit}
      withoutScript={withoutScript.account}
      draft={draft}
      initial={initial}
    >
      <FieldPair>
        <TextField name="name" label={labels.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={labels.lastName} autoComplete="family-name" />
      </FieldPair>
      <EmailField name="email" label={labels.email} autoComplete="email" />
      <PhoneField name="phone" label={labels.phone} isOptional helperText={labels.phoneHelpAbroad} />
      <NewPasswordField
        name="password"
        label={labels.password}
        helperText={labels.passwordHint}
        repeatedIn="confirmPassword"
      />
      <PasswordField name="confirmPassword" label={labels.confirmPassword} autoComplete="new-password" />
      <FormNotice text={privacyNotices.account} link={privacyNotices.link} />
      <SubmitButton label={buttons.signUp} />
    </Form>
  );
}
