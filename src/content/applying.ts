import { hours } from './providerDetails';

const MEGABYTE = 1024 * 1024;

/** The words of the application's dialogs, apart from the form's fields. */
export const applyingCopy = {
  title: 'Apply',
  /** In its place once it has been sent. */
  sent: 'Applied',
  loginText: "To apply for this job you'll need to login.",
  sessionEndedText:
    'Your sign-in has ended. Sign in again, then press Submit application once more; nothing you typed is lost.',
  /** The telephone number and an email address follow. */
  noCookies:
    'You signed in, but this browser keeps no cookies for this site, so we cannot take the application as yours. Allow cookies in its settings, then press Submit application again. Or ring ',
  orMail: ', or send your CV to ',
  submit: 'Submit application',
  progress: (percent: number, bytesLeft: number) =>
    `Sending: ${percent}%, ${(bytesLeft / MEGABYTE).toFixed(1)} MB left`,
  sentElsewhere:
    'This application has been sent from another tab. Its receipt is on the page of the vacancy.',
  // By the status of the answer, which is not read.
  vacancyClosed: 'This vacancy has closed, so your application was not sent.',
  resumeTooLarge: 'Your CV is too large. Choose a smaller file and send it again.',
  resumeRefused: 'We could not take this CV. Save it as a new PDF, choose that and send it again.',
  stillSending: 'Your application is being sent. To stop it, press Cancel, the cross at the top.',
  /** Above the button. */
  next: `A recruiter for this vacancy rings or writes to you within ${hours.reply}, whatever the answer.`,
  prefilled: 'Filled in with what you last gave us in this tab. Please check.',
  cleared: 'The form was cleared.',
} as const;
