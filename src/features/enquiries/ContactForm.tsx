import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contactCopy } from '@/content/contact';
import { buttons, formNames, termsConsent } from '@/content/forms';
import { ContactEnquiry } from '@/contract/enquiries';
import { ENQUIRY_TYPES, MESSAGE_LENGTH } from '@/contract/limits';
import { toasts } from '@/contract/toasts';
import { CheckboxField } from '@/forms/CheckboxField';
import { ENQUIRY_TYPE_PARAM, MESSAGE_PARAM, paths } from '@/lib/paths';
import { AppLink } from '@/ui/link/AppLink';
import { EnquiryForm } from './EnquiryForm';

/**
 * The enquiry of the contact page: its message has a length limit, and the terms must be accepted. The link that led here may have chosen
 * its type, and begun its message.
 */
export function ContactForm() {
  const [params] = useSearchParams();
  const asked = params.get(ENQUIRY_TYPE_PARAM);
  const begun = params.get(MESSAGE_PARAM)?.slice(0, MESSAGE_LENGTH.max);
  const initial = useMemo(() => {
    const enquiryType = ENQUIRY_TYPES.find((type) => type === asked);
    return enquiryType && { enquiryType, ...(begun && { message: begun }) };
  }, [asked, begun]);
  return (
    <EnquiryForm
      schema={ContactEnquiry}
      draft="contactEnquiry"
      label={formNames.contact}
      submitLabel={buttons.sendMessage}
      failed={toasts.contactEnquiryFailed}
      initial={initial}
      message={{ helperText: contactCopy.messageHelp(MESSAGE_LENGTH), maxLength: MESSAGE_LENGTH.max }}
    >
      <CheckboxField name="termsAccepted" label={<TermsLabel />} isRequired />
    </EnquiryForm>
  );
}

const TermsLabel = () => (
  <span>
    {termsConsent.accept}{' '}
    <AppLink to={paths.terms} newTab>
      {termsConsent.link}
    </AppLink>
  </span>
);
