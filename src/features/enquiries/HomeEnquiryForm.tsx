import { useSendEnquiryMutation } from '@/api/enquiriesApi';
import { buttons, formNames } from '@/content/forms';
import { HomeEnquiry } from '@/contract/enquiries';
import { toasts } from '@/contract/messages';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { useContractForm } from '@/forms/useContractForm';
import { notify } from '@/ui/toast/notify';
import { blankEnquiry, EnquiryFields } from './EnquiryFields';

/** The enquiry of the home page; cleared once it is sent. */
export function HomeEnquiryForm() {
  const form = useContractForm(HomeEnquiry, blankEnquiry);
  const [sendEnquiry] = useSendEnquiryMutation();

  const submit = async (enquiry: HomeEnquiry) => {
    const { error } = await sendEnquiry(enquiry);
    if (error) return notify.failure(toasts.homeEnquiryFailed);
    form.reset();
    notify.success(toasts.enquirySent);
  };

  return (
    <Form form={form} label={formNames.homeEnquiry} onSubmit={submit}>
      <EnquiryFields />
      <SubmitButton label={buttons.sendEnquiry} />
    </Form>
  );
}
