import { buttons, formNames, privacyNotices, withoutScript } from '@/content/forms';
import { HomeEnquiry } from '@/contract/enquiries';
import { toasts } from '@/contract/toasts';
import { draftPlace } from '@/forms/draft/draft';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/submit/SubmitButton';
import { useAccount } from '@/store/hooks';
import { FormNotice } from '@/ui/FormNotice';
import { blankEnquiry, EnquiryFields } from './EnquiryFields';
import { EnquirySent } from './EnquirySent';
import { useEnquirySubmit } from './useEnquirySubmit';

/** The enquiry of the home page; cleared once sent. */
export function HomeEnquiryForm() {
  const { submit, sentAt } = useEnquirySubmit<HomeEnquiry>(toasts.homeEnquiryFailed);
  const draft = draftPlace('homeEnquiry', useAccount());

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
      <EnquirySent at={sentAt} />
      <SubmitButton label={buttons.sendEnquiry} />
    </Form>
  );
}
