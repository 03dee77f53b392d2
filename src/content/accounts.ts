import { hasOwnBackend } from '@/lib/config';
import { pageTitle } from './pageTitle';
import type { Picture } from './types';

/** A front door beside the form; it only decorates. */
const frontDoor = (name: string): Picture => ({
  src: `/images/${name}.svg`,
  alt: '',
  width: 640,
  height: 900,
});

/** Below Sign In and Sign Up; the telephone number follows. */
export const accountTrouble = 'Need help? Ring';

export const signUpCopy = {
  title: pageTitle('Sign Up'),
  description: 'Sign up once to apply for nursing, care and support vacancies in and around London.',
  picture: frontDoor('scene-doorstep'),
  heading: 'Create your account',
  lead: 'You need an account to apply, not to read vacancies. It takes two minutes and costs nothing. Have your CV ready for the application.',
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',
} as const;

export const signInCopy = {
  title: pageTitle('Sign In'),
  description: 'Sign in to apply for nursing, care and support vacancies in and around London with your CV.',
  picture: frontDoor('scene-own-key'),
  heading: 'Welcome back',
  signInTitle: 'Sign In',
  lead: 'Sign in to apply, or to finish an application you began on this device.',
  /** In place of heading and lead for a visitor who has just signed up. */
  afterSignUp: {
    heading: 'Now sign in.',
    lead: 'Your account is ready. Sign in, and you can apply for any of our vacancies.',
  },
  /** In place of `lead` for a visitor who has just set a new password. */
  afterReset: 'Your password is changed. Sign in with the new one.',
  forgot: 'Forgot Password?',
  noAccount: "Don't have an account yet?",
  /** In the dialog of a vacancy. */
  leadsBack: 'New here? Create an account, sign in, and a link brings you back to this job.',
  /** In place of `lead` for a visitor who came from a vacancy. */
  finish: (title: string) => `Sign in to finish applying for ${title}.`,
  signUp: 'Sign Up',
} as const;

export const forgotPasswordCopy = {
  title: pageTitle('Forgot password'),
  description: 'Forgotten your password? Ask for a link by email and set a new one for your account.',
  picture: frontDoor('scene-letter'),
  heading: 'Forgot your password?',
  lead: `Tell us the email address you signed up with, and we will send you a link to set a new password. ${hasOwnBackend ? 'It works once and lasts an hour. ' : ''}Until you use it, your old password still works.`,
  submit: 'Send reset link',
  submitAgain: 'Send another link',
  /** Stays once the toast has gone. */
  sent: (email: string) =>
    `If ${email} has an account, the link is on its way.${hasOwnBackend ? ' It works once, for one hour.' : ''}`,
  back: 'Back to Sign In',
  noEmail: 'No email after ten minutes?',
  trouble: 'Look in your spam folder, and check the address you typed.',
  stillNone: 'Still nothing?',
  contact: 'Contact Us',
  orRing: 'or ring',
} as const;

export const resetPasswordCopy = {
  title: pageTitle('Set a new password'),
  description: 'Set a new password for your account.',
  // The address holds a secret token.
  isPrivate: true,
  picture: frontDoor('scene-new-key'),
  heading: 'Set a new password',
  lead: `Choose one you use nowhere else. ${hasOwnBackend ? 'We then sign you out everywhere. Sign in again with the new password.' : 'Then sign in with it.'}`,
  submit: 'Set new password',
  dead: 'This link no longer works. Your password has not changed.',
  expired: 'Link expired, or already used?',
  askAgain: 'Ask for a new link',
  back: 'Back to Sign In',
} as const;
