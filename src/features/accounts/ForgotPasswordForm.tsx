import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useRequestResetLinkMutation } from '@/api/accountsApi';
import { serverMessage, submitFailure } from '@/api/problems';
import { forgotPasswordCopy } from '@/content/accounts';
import { labels, withoutScript } from '@/content/forms';
import { ForgotPassword } from '@/contract/accounts';
import { toasts } from '@/contract/toasts';
import { keepContact } from '@/forms/draft';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import type { FormSubmit } from '@/forms/useSubmit';
import { EmailField } from '@/forms/EmailField';
import { DoneBox } from '@/ui/DoneBox';
import { notify } from '@/ui/toast/notify';

const blank = { email: '' };

/** Asks for a reset link; cleared once the request is sent. */
export function ForgotPasswordForm() {
  const [requestResetLink] = useRequestResetLinkMutation();
  const [sentTo, setSentTo] = useState('');

  const submit: FormSubmit<ForgotPassword> = async (request, { clear, awaitAnswer }) => {
    const { error } = await awaitAnswer(requestResetLink(request));
    if (error) return submitFailure(error, serverMessage(error) ?? toasts.resetLinkFailed);
    notify.success(toasts.resetLinkSent);
    clear();
    setSentTo(request.email);
    keepContact(request);
  };

  return (
    <Form
      schema={ForgotPassword}
      blank={blank}
      label={forgotPasswordCopy.heading}
      onSubmit={submit}
      withoutScript={withoutScript.account}
      draft="account"
    >
      <EmailField name="email" label={labels.email} autoComplete="email" />
      <Send sentTo={sentTo} />
    </Form>
  );
}

/** The button; once a link has been sent it says so, after the toast too, until the visitor types another address. */
function Send({ sentTo }: { sentTo: string }) {
  const { isDirty } = useFormState();
  if (!sentTo || isDirty) return <SubmitButton label={forgotPasswordCopy.submit} />;
  return (
    <>
      <DoneBox>{forgotPasswordCopy.sent(sentTo)}</DoneBox>
      <SubmitButton label={forgotPasswordCopy.submitAgain} variant="outlined" />
    </>
  );
}
