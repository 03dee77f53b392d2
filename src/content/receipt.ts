import { hasOwnBackend } from '@/lib/config';
import { provider } from './provider';
import { hours } from './providerDetails';

const question = 'Questions? Ring recruitment on ';
const when = `, ${hours.telephone}, and give your reference number.`;

/** The words of a receipt. The mail to the candidate uses the sentences too. */
export const receiptSentences = {
  reached: 'We have your application and your CV.',
  next: `A recruiter reads every application and rings or writes to you within ${hours.reply}, even if the answer is no. There is no need to apply again.`,
  call: `${question}${provider.telephone.text}${when}`,
} as const;

/**
 * The words around the receipts that are kept on the device. The reference number is said only where the backend is this project's own:
 * no other has ever seen it.
 */
export const keptReceiptsCopy = {
  title: 'Your applications on this device',
  empty: 'This device keeps no application of the account you are signed in with.',
  /** The day and time. */
  sentAt: (moment: string) => `Sent on ${moment}.`,
  /** Where the vacancy has been applied for, and this account has no receipt of it here. The address follows. */
  sentHere: {
    sent: 'An application for this vacancy was sent from this device.',
    yours: hasOwnBackend
      ? 'Was it yours? Your receipt is in your email.'
      : 'Was it yours? Then there is no need to apply again.',
    notYours: 'Not yours? To apply, send your CV to',
    applyAs: (name: string) => `Apply as ${name}`,
  },
  /** In the dialog, while the toast is shown. */
  close: 'Close',
  more: 'See more vacancies',
  /** Under the list of all of them; the telephone number follows. */
  elsewhere: `Applied on another device? ${hasOwnBackend ? 'Your receipt is in your email, or ring' : 'Ring'} `,
  sent: hasOwnBackend
    ? 'It also stands on this page and under Your applications.'
    : 'The date of your application also stands on this page and under Your applications.',
  /** Who to ring, in parts, so that a page can link the number. */
  call: {
    before: question,
    ...provider.telephone,
    after: hasOwnBackend ? when : `, ${hours.telephone}.`,
  },
  /** The button beside the reference number, and what it says once it was pressed; for screen readers, what it copies. */
  copy: { offer: 'Copy reference', copied: 'Copied', failed: 'Failed' },
  copies: ' number',
  labels: { reference: 'Reference number', sentAt: 'Sent', cv: 'CV' },
} as const;
