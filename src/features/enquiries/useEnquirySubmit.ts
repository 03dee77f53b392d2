import { useState } from 'react';
import { useSendEnquiryMutation } from '@/api/enquiriesApi';
import { submitFailure } from '@/api/problems';
import type { HomeEnquiry } from '@/contract/enquiries';
import { toasts } from '@/contract/toasts';
import type { FormSubmit } from '@/forms/submit/useSubmit';
import { notify } from '@/ui/toast/notify';

/**
 * Sends an enquiry of either form, which is cleared once it is sent; `failed` is the form's own toast for a failure. `sentAt` is when
 * the last one was accepted, in epoch milliseconds.
 */
export function useEnquirySubmit<Enquiry extends HomeEnquiry>(failed: string) {
  const [sendEnquiry] = useSendEnquiryMutation();
  const [sentAt, setSentAt] = useState<number>();
  const submit: FormSubmit<Enquiry> = async (enquiry, { clear, awaitAnswer }) => {
    const { error } = await awaitAnswer(sendEnquiry(enquiry));
    if (error) return submitFailure(error, failed);
    notify.success(toasts.enquirySent);
    clear();
    setSentAt(Date.now());
  };
  return { submit, sentAt };
}
