import { whenInWords } from '@/lib/time/dateFormats';

// What the form kit says in every form. What differs between forms is in ./forms, and what is wrong with a value in contract/messages.

export const formCopy = {
  optional: '(optional)',
  sending: 'Sending…',
  late: 'There is no answer yet. We are still waiting, and what you typed stays here.',
  stopWaiting: 'Stop waiting',
  isKept: 'What you typed is still here.',
} as const;

/** Why something was not sent; `when` says when to try again. */
export const failureCopy = {
  inAFewMinutes: 'in a few minutes',
  at: (time: string) => `at ${time}`,
  noConnection: 'The connection was lost. Check it, then try again.',
  noAnswer: 'No answer came, but it may have reached us. You can try again.',
  busy: (when: string) => `The server is busy: try again ${when}.`,
  ourFault: (when: string) => `Something went wrong at our end. Try again ${when}.`,
  tooManyTries: (when: string) => `Too many tries. Try again ${when}.`,
} as const;

export const passwordCopy = {
  show: (label: string) => `Show ${label.toLowerCase()}`,
  hide: (label: string) => `Hide ${label.toLowerCase()}`,
  rules: 'Password rules',
  needs: 'Your password needs',
  /** For screen readers, before a rule. */
  met: 'Met: ',
  notMet: 'Not met: ',
} as const;

/** Under a text that has a limit. */
export const countCopy = {
  used: (length: number, max: number) => `${length} of ${max} characters`,
  over: (excess: number) => `${excess} ${excess === 1 ? 'character' : 'characters'} too many`,
} as const;

export const emailCopy = {
  didYouMean: (address: string) => `Did you mean ${address}?`,
  use: (address: string) => `Use ${address}`,
} as const;

export const phoneCopy = {
  withCountryCode: 'A UK number? Write it with the country code:',
  digitsOnly: 'Only digits are allowed, with a + in front of them if you like.',
  fits: (length: number, limit: number) =>
    `This number has ${length} characters, and ${limit} fit here. It fits like this:`,
  tooLong: (length: number, limit: number) =>
    `This number has ${length} characters, and ${limit} fit here. Give another number that we can reach you on.`,
  /** Beside a number that was cut before, and stands there again now that the visitor has typed its end once more. */
  perhapsCut: (length: number, limit: number) =>
    `Is this the whole number? You typed ${length} characters before, and ${limit} fit here.`,
  use: (number: string) => `Use ${number}`,
  /** At the field, when a number would be sent without its end. */
  refusedFits: (length: number, limit: number) =>
    `Your number has ${length} characters, and ${limit} fit here. Write it without the +, as offered here`,
  refused: (length: number, limit: number) =>
    `Your number has ${length} characters, and ${limit} fit here. Give another number that we can reach you on`,
  refusedOptional: (length: number, limit: number) =>
    `Your number has ${length} characters, and ${limit} fit here. Leave this empty, or give another number`,
  refusedInLetter: (length: number, limit: number) =>
    `Your number has ${length} characters, and ${limit} fit here. Leave this empty, and write the number in your letter`,
} as const;

export const resumeCopy = {
  help: (maxMegabytes: number) => `PDF, DOC or DOCX, at most ${maxMegabytes} MB`,
  choose: 'Choose a file, or drop it here',
  reading: 'Reading your file…',
  chosen: (name: string) => `Chosen: ${name}`,
  stillChosen: (problem: string, name: string) => `${problem}. ${name} is still chosen.`,
  several: (count: number) =>
    `You dropped ${count} files, and one can be sent. Drop one, or put all of them into one PDF`,
  remove: (name: string) => `Remove ${name}`,
} as const;

export const draftCopy = {
  /** Takes epoch milliseconds. */
  kept: (at: number) => `Draft saved ${whenInWords(at)}, until you log out.`,
  /** What a guest types. */
  keptInTab: (at: number) => `Draft saved in this tab ${whenInWords(at)}.`,
  unstored: 'This device cannot save drafts: what you type stays only while this page is open.',
  restored: 'What you typed is back.',
  fileTrouble: {
    writing: 'Your CV is not saved yet.',
    unstored: 'Your CV stays only while this form is open.',
    lost: 'Your CV was not kept. Choose it again.',
  },
  discard: 'Discard',
  discarded: 'What you typed was discarded.',
} as const;
