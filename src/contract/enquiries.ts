import * as v from 'valibot';
import { email, requiredText, requiredPhone, requiredProse } from './fields';
import { ENQUIRY_TYPES, MESSAGE_LENGTH } from './limits';
import { fieldMessages } from './messages';

const enquiry = {
  name: requiredText(fieldMessages.nameRequired),
  phone: requiredPhone,
  email,
  enquiryType: v.picklist(ENQUIRY_TYPES, fieldMessages.enquiryTypeRequired),
};

/** The home page's enquiry: five required fields (docs/behaviour.md, section 5). */
export const HomeEnquiry = v.object({ ...enquiry, message: requiredProse(fieldMessages.messageRequired) });
export type HomeEnquiry = v.InferOutput<typeof HomeEnquiry>;

/** The ContactUs enquiry: a message of 20 to 100 characters, and the terms accepted (docs/behaviour.md, section 5). */
export const ContactEnquiry = v.object({
  ...enquiry,
  message: v.pipe(
    requiredProse(fieldMessages.messageRequired),
    v.minLength(MESSAGE_LENGTH.min, fieldMessages.messageLength),
    v.maxLength(MESSAGE_LENGTH.max, fieldMessages.messageLength),
  ),
  termsAccepted: v.literal(true, fieldMessages.termsRequired),
});
export type ContactEnquiry = v.InferOutput<typeof ContactEnquiry>;

/** What POST /api/contact takes: the payload of either form. */
export type Enquiry = HomeEnquiry | ContactEnquiry;
