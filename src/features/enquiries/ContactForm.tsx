import { contactCopy } from '@/content/contact';
import { buttons, formNames, termsConsent } from '@/content/forms';
import { ContactEnquiry } from '@/contract/enquiries';
import { MESSAGE_LENGTH } from '@/contract/limits';
import { toasts } from '@/contract/toasts';
import { CheckboxField } from '@/forms/CheckboxField';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/link/AppLink';
import { EnquiryForm } from './EnquiryForm';

/** The enquiry of the contact page: its message has a length limit, and the terms must be accepted. */
export const ContactForm = () => (
  <EnquiryForm
    schema={ContactEnquiry}
    draft="contactEnquiry"
    label={formNames.contact}
    submitLabel={buttons.sendMessage}
    failed={toasts.contactEnquiryFailed}
    message={{ helperText: contactCopy.messageHelp(MESSAGE_LENGTH), maxLength: MESSAGE_LENGTH.max }}
  >
    <CheckboxField name="termsAccepted" label={<TermsLabel />} isRequired />
  </EnquiryForm>
);

const TermsLabel = () => (
  <>
    {termsConsent.accept}{' '}
    <AppLink to={paths.terms} newTab>
      {termsConsent.link}
    </AppLink>
  </>
);
