import { useSendEnquiryMutation } from '@/api/enquiriesApi';
import { unsent } from '@/api/unsent';
import { buttons, formNames, privacyNotices, withoutScript } from '@/content/forms';
import { HomeEnquiry } from '@/contract/enquiries';
import { toasts } from '@/contract/toasts';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/submit/SubmitButton';
import type { FormSubmit } from '@/forms/submit/useSubmit';
import { useDraft } from '@/store/useDraft';
import { FormNotice } from '@/ui/FormNotice';
import { notify } from '@/ui/toast/notify';
import { blankEnquiry, EnquiryFields } from './EnquiryFields';

/** The enquiry of the home page; cleared once sent. */
export function HomeEnquiryForm() {
  const [sendEnquiry] = useSendEnquiryMutation();
  const draft = useDraft('homeEnquiry');

  const submit: FormSubmit<HomeEnquiry> = async (enquiry, clear, awaitAnswer) => {
    const { error } = await awaitAnswer(sendEnquiry(enquiry));
    if (error) return unsent(error, toasts.homeEnquiryFailed);
    clear();
    notify.success(toasts.enquirySent);
  };

  return (
    <Form
      schema={HomeEnquiry}
      blank={blankEnquiry}
      label={formNames.homeEnquiry}
      onSubmit={submit}
      withoutScript={withoutScript.enquiry}
      draft={draft}
    >
      <EnquiryFields />
      <FormNotice text={privacyNotices.enquiry} link={privacyNotices.link} />
      <SubmitButton label={buttons.sendEnquiry} />
    </Form>
  );
}
