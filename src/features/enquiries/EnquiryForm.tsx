import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useSendEnquiryMutation } from '@/api/enquiriesApi';
import { submitFailure } from '@/api/problems';
import { enquirySent, labels, privacyNotices, withoutScript } from '@/content/forms';
import { provider } from '@/content/provider';
import type { HomeEnquiry } from '@/contract/enquiries';
import { ENQUIRY_TYPES } from '@/contract/limits';
import { toasts } from '@/contract/toasts';
import { EmailField } from '@/forms/EmailField';
import { Form } from '@/forms/Form';
import { PhoneField } from '@/forms/PhoneField';
import { SelectField } from '@/forms/SelectField';
import { SubmitButton } from '@/forms/SubmitButton';
import type { FormSubmit } from '@/forms/useSubmit';
import { TextField } from '@/forms/TextField';
import { whenInWords } from '@/lib/time/dateFormats';
import { FieldPair } from '@/ui/field/Field';
import { FormNotice } from '@/ui/FormNotice';
import { AppLink } from '@/ui/link/AppLink';
import { notify } from '@/ui/toast/notify';

// It has no type yet: the visitor chooses one of the three.
const blank = { name: '', phone: '', email: '', message: '' };

type EnquiryFormProps<Enquiry extends HomeEnquiry> = {
  schema: GenericSchema<Enquiry>;
  draft: 'homeEnquiry' | 'contactEnquiry';
  /** Its accessible name. */
  label: string;
  submitLabel: string;
  /** The toast of a failure. */
  failed: string;
  /** What the visitor has chosen already. */
  initial?: Partial<Enquiry>;
  message?: { helperText: string; maxLength: number };
  /** Below the five fields that both forms have. */
  children?: ReactNode;
};

/** An enquiry, cleared once it is sent. */
export function EnquiryForm<Enquiry extends HomeEnquiry>({
  schema,
  draft,
  label,
  submitLabel,
  failed,
  initial,
  message,
  children,
}: EnquiryFormProps<Enquiry>) {
  const [sendEnquiry] = useSendEnquiryMutation();
  const [sentAt, setSentAt] = useState<number>();
  const submit: FormSubmit<Enquiry> = async (enquiry, { clear, awaitAnswer }) => {
    const { error } = await awaitAnswer(sendEnquiry(enquiry));
    if (error) return submitFailure(error, failed);
    notify.success(toasts.enquirySent);
    clear();
    setSentAt(Date.now());
  };

  return (
    <Form
      schema={schema}
      blank={blank}
      label={label}
      onSubmit={submit}
      initial={initial}
      withoutScript={withoutScript.enquiry}
      draft={draft}
    >
      <FieldPair>
        <TextField name="name" label={labels.name} autoComplete="name" />
        <EmailField name="email" label={labels.email} autoComplete="email" />
      </FieldPair>
      <PhoneField
        name="phone"
        label={labels.phone}
        helperText={`${labels.phoneHelp} ${labels.otherLength}`}
      />
      <SelectField
        name="enquiryType"
        label={labels.enquiryType}
        helperText={labels.enquiryTypeHelp}
        placeholder={labels.chooseOne}
        options={ENQUIRY_TYPES}
      />
      <TextField name="message" label={labels.message} autoComplete="off" rows={4} {...message} />
      {children}
      <FormNotice text={privacyNotices.enquiry} link={privacyNotices.link} />
      {sentAt && <EnquirySent at={sentAt} />}
      <SubmitButton label={submitLabel} />
    </Form>
  );
}

/** Says that the enquiry has arrived, after the toast has gone, until the visitor starts another. */
function EnquirySent({ at }: { at: number }) {
  const { isDirty } = useFormState();
  if (isDirty) return null;
  return (
    <p>
      <strong>{enquirySent.arrived(whenInWords(at))}</strong> {enquirySent.next}{' '}
      <AppLink to={provider.telephone.href}>{provider.telephone.text}</AppLink>
    </p>
  );
}
