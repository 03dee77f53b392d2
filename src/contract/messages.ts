import { thousands } from '@/lib/pounds';
import { MESSAGE_LENGTH, PHONE_LENGTH, RESUME_MAX_MB } from './limits';

/** What may be wrong with a CV; the server refuses one with the same words. */
const resumeMessages = {
  resumeRequired: 'CV is required',
  resumeExtension:
    'Choose a file that ends in .pdf, .doc or .docx. Save a photo or another format as a PDF first, or mail it to the recruiter',
  resumeEmpty: 'This file is empty. Choose another copy of your CV',
  resumeTooLarge: `This file is larger than ${RESUME_MAX_MB} MB. Choose a smaller copy of your CV`,
  resumeContent:
    'This file does not look like a PDF or Word document inside. Save it as a PDF and choose that, or mail it to the recruiter',
  resumeCutShort: 'This PDF is not complete. Download or save it again and choose the new copy',
  resumeOtherFormat:
    'This file is neither a PDF nor a Word document inside. Open it, save it as a PDF or as a Word document (.docx), then choose that copy',
  resumeInfected: 'A virus was found in this file. Choose a clean copy of your CV, and check your device',
  resumeUnreadable: 'This file could not be read. Save it on this device first, then choose it again',
} as const;

/** Messages at fields, to the letter where docs/behaviour.md, section 5, fixes one. */
export const fieldMessages = {
  nameRequired: 'Name is required',
  phoneRequired: 'Phone number is required',
  phoneLength: `Phone number must be exactly ${PHONE_LENGTH} characters`,
  phoneTooLong: (length: number) =>
    `The field does not hold your whole number: it has ${length} characters, and ${PHONE_LENGTH} fit here`,
  emailRequired: 'Email is required',
  emailInvalid: 'Enter an email address in the form name@example.com',
  enquiryTypeRequired: 'Enquiry type is required',
  messageRequired: 'Message is required',
  messageLength: `Message must be ${MESSAGE_LENGTH.min} to ${MESSAGE_LENGTH.max} characters`,
  termsRequired: 'You need to accept the terms and conditions',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  passwordRequired: 'Password is required',
  passwordWeak: 'This password does not meet every rule yet',
  confirmPasswordRequired: 'Enter your password a second time',
  signUpMismatch: 'Password doesn’t match. Please re-enter correct password',
  resetMismatch: 'Passwords do not match. Please re-enter.',
  fullNameRequired: 'Full name is required',
  ...resumeMessages,
  coverLetterRequired: 'Cover letter is required',
  tooLong: (maxLength: number) => `Shorten this to ${thousands(maxLength)} characters or fewer`,
} as const;

const resumeFormats = { pdf: 'a PDF', doc: 'an older Word document', docx: 'a Word document' } as const;

/** The message at a CV whose name does not say what it is, such as a PDF named `cv.docx`, `cv` or `cv.pdf (1)`. */
export const resumeNameMismatch = (kind: keyof typeof resumeFormats): string =>
  `This file is ${resumeFormats[kind]} inside, but its name does not end in .${kind}. Rename it so that it does, or choose another copy of your CV`;
