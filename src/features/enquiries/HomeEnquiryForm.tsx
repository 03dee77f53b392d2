import { buttons, formNames } from '@/content/forms';
import { HomeEnquiry } from '@/contract/enquiries';
import { toasts } from '@/contract/toasts';
import { EnquiryForm } from './EnquiryForm';

/** The enquiry of the home page. */
export const HomeEnquiryForm = () => (
  <EnquiryForm
    schema={HomeEnquiry}
    draft="homeEnquiry"
    label={formNames.homeEnquiry}
    submitLabel={buttons.sendEnquiry}
    failed={toasts.homeEnquiryFailed}
  />
);
