/** Toasts of the error catalogue (docs/behaviour.md, section 8), to the letter. */
export const toasts = {
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
} as const;
