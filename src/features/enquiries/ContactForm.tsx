import { contactCopy } from '@/content/contact';
import { buttons, formNames, privacyNotices, termsConsent, withoutScript } from '@/content/forms';
import { ContactEnquiry } from '@/contract/enquiries';
import { MESSAGE_LENGTH } from '@/contract/limits';
import { toasts } from '@/contract/toasts';
import { CheckboxField } from '@/forms/CheckboxField';
import { draftPlace } from '@/forms/draft/draft';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/submit/SubmitButton';
import { paths } from '@/lib/paths';
import { FormNotice } from '@/ui/FormNotice';
import { AppLink } from '@/ui/link/AppLink';
import { useAccount } from '@/store/hooks';
import { blankEnquiry, EnquiryFields } from './EnquiryFields';
import { EnquirySent } from './EnquirySent';
import { useEnquirySubmit } from './useEnquirySubmit';

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
  const { submit, sentAt } = useEnquirySubmit<ContactEnquiry>(toasts.contactEnquiryFailed);
  const draft = draftPlace('contactEnquiry', useAccount());

  return (
    <Form
      schema={ContactEnquiry}
      blank={blankEnquiry}
      label={formNames.contact}
      onSubmit={submit}
      withoutScript={withoutScript.enquiry}
      draft={draft}
    >
      <EnquiryFields
        message={{ helperText: contactCopy.messageHelp(MESSAGE_LENGTH), maxLength: MESSAGE_LENGTH.max }}
      />
      <CheckboxField name="termsAccepted" label={termsLabel} isRequired />
      <FormNotice text={privacyNotices.enquiry} link={privacyNotices.link} />
      <EnquirySent at={sentAt} />
      <SubmitButton label={buttons.sendMessage} />
    </Form>
  );
}
