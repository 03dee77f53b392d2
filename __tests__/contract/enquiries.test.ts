/** @jest-environment node */
import * as v from 'valibot';
import { ContactEnquiry, HomeEnquiry } from '@/contract/enquiries';
import { fieldMessages } from '@/contract/messages';

const enquiry = { name: 'Ward', phone: '+447700900123', email: 'ward@hospital.example', enquiryType: 'Jobs' };
const contact = (message: string, termsAccepted = true) =>
  v.safeParse(ContactEnquiry, { ...enquiry, message, termsAccepted }).issues?.[0].message;

describe('an enquiry', () => {
  it.each([
    [19, fieldMessages.messageLength],
    [20, undefined],
    [100, undefined],
    [101, fieldMessages.messageLength],
  ])('of %i characters from ContactUs is refused with %j', (length, refusal) => {
    expect(contact('x'.repeat(length))).toBe(refusal);
  });

  it('from ContactUs needs the terms accepted', () => {
    expect(contact('x'.repeat(20), false)).toBe(fieldMessages.termsRequired);
  });

  it('from the home page may be short', () => {
    expect(v.is(HomeEnquiry, { ...enquiry, message: 'x' })).toBe(true);
  });
});
