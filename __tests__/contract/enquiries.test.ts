/** @jest-environment node */
import * as v from 'valibot';
import { ContactEnquiry } from '@/contract/enquiries';
import { fieldMessages } from '@/contract/messages';

const enquiry = { name: 'Ward', phone: '+447700900123', email: 'ward@hospital.example', enquiryType: 'Jobs' };

test.each([
  [19, fieldMessages.messageLength],
  [20, undefined],
  [100, undefined],
  [101, fieldMessages.messageLength],
])('a message of %i characters from ContactUs is refused with %j', (length, refusal) => {
  const given = { ...enquiry, message: 'x'.repeat(length), termsAccepted: true };
  expect(v.safeParse(ContactEnquiry, given).issues?.[0].message).toBe(refusal);
});
