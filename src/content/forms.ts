/** Labels of fields and buttons in forms. Their messages are in `contract/messages`. */
export const labels = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  phoneNumber: 'Phone number',
  phoneHelp: (length: number) => `${length} characters: UK numbers begin with +44, not 0`,
  enquiryType: 'Enquiry type',
  enquiryTypeHelp: 'For care or staff, choose Health Care.',
  chooseOne: 'Choose one',
  message: 'Message',
  password: 'Password',
  newPassword: 'New password',
  // The special characters are joined by spaces that do not break: alone on a line they would be a riddle.
  passwordHint:
    '8 characters or more: capital and small letters, a number, and\u00a0one\u00a0of\u00a0!\u00a0@\u00a0#\u00a0?',
  confirmPassword: 'Confirm password',
  rememberMe: 'Remember me',
  rememberMeHelp: 'Fills in your email and password next time, on this device only.',
  resume: 'Resume',
  coverLetter: 'Cover letter',
} as const;

export const buttons = {
  signUp: 'Sign Up',
  signIn: 'Sign In',
  signingIn: 'Signing in…',
  sendEnquiry: 'Send enquiry',
  sendMessage: 'Send message',
} as const;

/** The label of the contact page's checkbox; `link` opens the terms. */
export const termsConsent = { accept: 'I accept the', link: 'Terms and Conditions' } as const;

/** Accessible names of the forms. */
export const formNames = {
  homeEnquiry: 'Send an enquiry',
  contact: 'Leave us a message',
} as const;
