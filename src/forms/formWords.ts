import { RESUME_MAX_MB } from '@/contract/limits';

// What the form kit says in every form. What differs between forms comes from content, and what is wrong with a value from
// contract/messages. The words about drafts are in draft/draftWords.

export const formWords = {
  optional: '(optional)',
  sending: 'Sending…',
  /** At a button that waits for the connection, as every submit button does after a failure. */
  waitsForConnection: 'You have no connection. The button works again when it is back.',
  late: 'There is no answer yet. We go on waiting; what you typed stays here.',
  stopWaiting: 'Stop waiting',
  isKept: 'What you typed is still here.',
} as const;

/** Why something was not sent; `when` says when to try again. */
export const failureWords = {
  inAFewMinutes: 'in a few minutes',
  at: (time: string) => `at ${time}`,
  /** Shown once the device has a connection again: until then `waitsForConnection` stands in its place. */
  noConnection: 'The connection was lost. You can try again now.',
  noAnswer: 'No answer came, but it may have reached us all the same. You can try again.',
  busy: (when: string) => `The server is busy: try again ${when}.`,
  ourFault: (when: string) => `Something went wrong at our end. Try again ${when}.`,
  tooManyTries: (when: string) => `Too many tries. Try again ${when}.`,
} as const;

export const passwordWords = {
  show: (label: string) => `Show ${label.toLowerCase()}`,
  hide: (label: string) => `Hide ${label.toLowerCase()}`,
  rules: 'Password rules',
  needs: 'Your password needs',
  /** For screen readers, before a rule. */
  met: 'Met: ',
  notMet: 'Not met: ',
} as const;

/** Under a text that has a limit. */
export const countWords = {
  used: (length: number, max: number) => `${length} of ${max} characters`,
  over: (excess: number) => `${excess} ${excess === 1 ? 'character' : 'characters'} too many`,
} as const;

export const phoneWords = {
  withCountryCode: 'A UK number? Then write it with the country code:',
  digitsOnly: 'Only digits fit here, with a + in front of them if you like.',
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

export const resumeWords = {
  help: `PDF, DOC or DOCX, at most ${RESUME_MAX_MB} MB`,
  choose: 'Choose a file, or drop it here',
  reading: 'Reading your file…',
  chosen: (name: string) => `Chosen: ${name}`,
  stillChosen: (problem: string, name: string) => `${problem}. ${name} is still chosen.`,
  remove: (name: string) => `Remove ${name}`,
} as const;
