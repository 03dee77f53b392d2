import { paths } from '@/lib/paths';
import { provider } from './provider';
import { hours } from './providerDetails';
import { retentionPeriod } from './retention';
import { byEmail, byTelephone } from './waysToReachUs';

/** Labels of fields. Their messages are in `contract/messages`. */
export const labels = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  phoneNumber: 'Phone number',
  phoneHelp: 'Start with +44 instead of the first 0, as in +447700900123.',
  phoneHelpAbroad:
    'Start with the country code, as in +447700900123. If yours is longer or shorter, leave this empty: you can sign up without it.',
  /** After `phoneHelp`: what to do with a number of another length. */
  otherLength: 'If yours is longer or shorter, email us instead.',
  enquiryType: 'Enquiry type',
  enquiryTypeHelp: 'For care, staff, facilities or anything else, choose Health Care.',
  chooseOne: 'Choose one',
  message: 'Message',
  password: 'Password',
  newPassword: 'New password',
  // The special characters are joined by spaces that do not break: alone on a line they would be a riddle.
  passwordHint: 'At least 8 characters: upper and lower case, a number and one of !\u00a0@\u00a0#\u00a0?',
  confirmPassword: 'Confirm password',
  rememberMe: 'Remember me',
  rememberMeHelp: 'Fills in your email and password next time. Do not tick this on a shared computer.',
  resume: 'CV',
  coverLetter: 'Cover letter',
  coverLetterHelp: 'Required. A few sentences are enough: why this work, and when you could start.',
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

/** One line beside each form that asks for personal data. Its link opens a new tab, so that the form keeps what is typed. */
export const privacyNotices = {
  link: { label: 'How we look after your data', to: paths.privacy },
  enquiry: `We use what you write only to answer you. We delete it after ${retentionPeriod}, unless you start care or work with us.`,
  account: 'We use these details for your account and your applications, and never pass them to advertisers.',
  application: `Our recruiters see this, and an employer only after you agree. We delete it after ${retentionPeriod}, unless you start work with us.`,
} as const;

/** Stays in an enquiry form once it has been sent; `when` as in "at 14:05". The telephone number follows. */
export const enquirySent = {
  arrived: (when: string) => `Your message reached us ${when}.`,
  next: `A person will read it and answer within ${hours.reply}. Need us sooner? Ring`,
} as const;

/** What stands in place of a form where JavaScript is off: the other ways to the same end. */
export const withoutScript = {
  enquiry: {
    text: 'Without JavaScript, ring or write to us:',
    ways: [byTelephone, byEmail(provider.companyCareEmail)],
  },
  account: {
    text: 'Accounts need JavaScript, which is off in your browser. You can apply without one: ring us, or send us your CV with the title of the vacancy:',
    ways: [byTelephone, byEmail(provider.recruitmentEmail)],
  },
} as const;
