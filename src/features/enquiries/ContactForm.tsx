import { useSendEnquiryMutation } from '@/api/enquiriesApi';
import { buttons, formNames } from '@/content/forms';
import { ContactEnquiry } from '@/contract/enquiries';
import { MESSAGE_LENGTH } from '@/contract/limits';
import { toasts } from '@/contract/messages';
import { CheckboxField } from '@/forms/CheckboxField';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/link/AppLink';
import { notify } from '@/ui/toast/notify';
import { blankEnquiry, EnquiryFields } from './EnquiryFields';

const termsLabel = (
  <>
    I accept the{' '}
    <AppLink to={paths.terms} newTab>
      Terms and Conditions
    </AppLink>
  </>
);

/** The enquiry of the contact page: its message has a length limit, and the terms must be accepted. */
export function ContactForm() {
  const [sendEnquiry] = useSendEnquiryMutation();

  const submit = async (enquiry: ContactEnquiry, clear: () => void) => {
    const { error } = await sendEnquiry(enquiry);
    if (error) return notify.failure(toasts.contactEnquiryFailed);
    clear();
    notify.success(toasts.enquirySent);
  };

  return (
    <Form schema={ContactEnquiry} blank={blankEnquiry} label={formNames.contact} onSubmit={submit}>
      <EnquiryFields messageHelp={`${MESSAGE_LENGTH.min} to ${MESSAGE_LENGTH.max} characters`} />
      <CheckboxField name="termsAccepted" label={termsLabel} isRequired />
      <SubmitButton label={buttons.sendMessage} />
    </Form>
  );
}
