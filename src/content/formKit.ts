// What the form kit says in every form. What differs between forms is in ./forms, and what is wrong with a value in contract/messages.

import { provider } from './provider';

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
  digitsOnly: 'That was not taken: only digits are allowed, with a + in front of them if you like.',
  // What to do about a number that is too long.
  fits: 'It fits like this:',
  another: 'Give another number that we can reach you on.',
  leaveOut: 'Leave this empty, or give another number.',
  inLetter: 'Leave this empty, and write the number in your letter.',
  use: (number: string) => `Use ${number}`,
} as const;

export const resumeCopy = {
  help: (maxMegabytes: number) => `PDF, DOC or DOCX, at most ${maxMegabytes} MB`,
  choose: 'Choose a file, or drop it here',
  reading: 'Reading your file…',
  stillChosen: (problem: string, name: string) => `${problem}. ${name} is still chosen.`,
  /** After the advice to mail it to the recruiter. */
  address: (problem: string) => `${problem}: ${provider.recruitmentEmail}`,
  remove: (name: string) => `Remove ${name}`,
} as const;
