import { useRegisterMutation } from '@/api/accountsApi';
import { serverMessage, submitFailure } from '@/api/problems';
import { buttons, labels, privacyNotices, withoutScript } from '@/content/forms';
import { Registration } from '@/contract/accounts';
import { toasts } from '@/contract/toasts';
import { FieldPair } from '@/ui/field/Field';
import { EmailField } from '@/forms/EmailField';
import { keepContact } from '@/forms/draft';
import { Form } from '@/forms/Form';
import { NewPasswordFields } from '@/forms/NewPasswordFields';
import { PhoneField } from '@/forms/PhoneField';
import { SubmitButton } from '@/forms/SubmitButton';
import type { FormSubmit } from '@/forms/useSubmit';
import { TextField } from '@/forms/TextField';
import { FormNotice } from '@/ui/FormNotice';
import { notify } from '@/ui/toast/notify';

const blank = { name: '', lastName: '', email: '', phone: '', password: '', confirmPassword: '' };

/** The tab knows a whole name, which does not fit "First name". */
const noName = { name: '' };

type RegistrationFormProps = { onRegistered: () => void };

/** Creates an account; cleared once that succeeds. */
export function RegistrationForm({ onRegistered }: RegistrationFormProps) {
  const [register] = useRegisterMutation();

  const submit: FormSubmit<Registration> = async (registration, { clear, awaitAnswer }) => {
    const { data, error } = await awaitAnswer(register(registration));
    if (!data) return submitFailure(error, serverMessage(error) ?? toasts.registerFailed);
    notify.success(data.msg ?? toasts.registered);
    clear();
    const { name, lastName, email, phone } = registration;
    keepContact({ name: `${name} ${lastName}`, email, phone });
    onRegistered();
  };

  return (
    <Form
      schema={Registration}
      blank={blank}
      label={buttons.signUp}
      onSubmit={submit}
      withoutScript={withoutScript.account}
      draft="account"
      initial={noName}
    >
      <FieldPair>
        <TextField name="name" label={labels.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={labels.lastName} autoComplete="family-name" />
      </FieldPair>
      <EmailField name="email" label={labels.email} autoComplete="email" />
      <PhoneField name="phone" label={labels.phone} isOptional helperText={labels.phoneHelpAbroad} />
      <NewPasswordFields name="password" label={labels.password} />
      <FormNotice text={privacyNotices.account} link={privacyNotices.link} />
      <SubmitButton label={buttons.signUp} />
    </Form>
  );
}
