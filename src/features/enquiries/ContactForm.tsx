import { useSendEnquiryMutation } from '@/api/enquiriesApi';
import { unsent } from '@/api/unsent';
import { contactCopy } from '@/content/contact';
import { buttons, formNames, privacyNotices, termsConsent, withoutScript } from '@/content/forms';
import { ContactEnquiry } from '@/contract/enquiries';
import { MESSAGE_LENGTH } from '@/contract/limits';
import { toasts } from '@/contract/toasts';
import { CheckboxField } from '@/forms/CheckboxField';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/submit/SubmitButton';
import type { FormSubmit } from '@/forms/submit/useSubmit';
import { paths } from '@/lib/paths';
import { FormNotice } from '@/ui/FormNotice';
import { AppLink } from '@/ui/link/AppLink';
import { useDraft } from '@/store/useDraft';
import { notify } from '@/ui/toast/notify';
import { blankEnquiry, EnquiryFields } from './EnquiryFields';

const termsLabel = (
  <>
    {termsConsent.accept}{' '}
    <AppLink to={paths.terms} newTab>
      {termsConsent.link}
    </AppLink>
  </>
);

/** The enquiry of the contact page: its message has a length limit, and the terms must be accepted. */
export function ContactForm() {
  const [sendEnquiry] = useSendEnquiryMutation();
  const draft = useDraft('contactEnquiry');

  const submit: FormSubmit<ContactEnquiry> = async (enquiry, clear, awaitAnswer) => {
    const { error } = await awaitAnswer(sendEnquiry(enquiry));
    if (error) return unsent(error, toasts.contactEnquiryFailed);
    clear();
    notify.success(toasts.enquirySent);
  };

  return (
    <Form
      schema={ContactEnquiry}
      blank={blankEnquiry}
      label={formNames.contact}
      onSubmit={submit}
      withoutScript={withoutScript.enquiry}
      draft={draft}
    >
      <EnquiryFields messageHelp={contactCopy.messageHelp(MESSAGE_LENGTH)} />
      <CheckboxField name="termsAccepted" label={termsLabel} isRequired />
      <FormNotice text={privacyNotices.enquiry} link={privacyNotices.link} />
      <SubmitButton label={buttons.sendMessage} />
    </Form>
  );
}
