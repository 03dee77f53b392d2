import { fieldMessages } from '@/contract/messages';
import { toasts } from '@/contract/toasts';

describe('the messages that docs/behaviour.md fixes', () => {
  it('stand in the toasts to the letter', () => {
    expect(toasts).toEqual({
      homeEnquiryFailed: 'Error in submitting form',
      contactEnquiryFailed: 'Error in sending message',
      enquirySent:
        'Thanks for reaching us! Contact form submitted successfully and we will be in touch with you shortly.',
      registerFailed: 'Error in registration',
      registered: 'Registration successful',
      signInFailed: 'Error in Sign In',
      signedIn: 'Sign In successful',
      resetLinkFailed: 'Error in sending reset link',
      resetLinkSent: 'Reset link sent to your email',
      resetFailed: 'Error in resetting password',
      passwordReset: 'Password has been reset',
      applicationFailed: 'Error submitting form. Please try again.',
      applicationSent: 'Your Form is submitted successfully! we will be in touch with you shortly.',
    });
  });

  it('stand at the fields to the letter', () => {
    expect(fieldMessages).toMatchObject({
      nameRequired: 'Name is required',
      phoneRequired: 'Phone number is required',
      emailRequired: 'Email is required',
      enquiryTypeRequired: 'Enquiry type is required',
      messageRequired: 'Message is required',
      passwordRequired: 'Password is required',
      signUpMismatch: 'Password doesn’t match. Please re-enter correct password',
      resetMismatch: 'Passwords do not match. Please re-enter.',
    });
  });
});

const sentences = Object.entries({ ...fieldMessages, ...toasts }).filter(
  ([, words]) => typeof words === 'string',
);

test.each(sentences)('%s says something', (_name, words) => {
  expect(words).toMatch(/^[A-Z].{9,}/);
});
