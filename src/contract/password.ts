import { PASSWORD_MIN_LENGTH, PASSWORD_SPECIALS } from './limits';

/** The four lines of the instruction panel, each with its check (docs/behaviour.md, section 5). */
export const passwordRules: readonly { line: string; isMet: (password: string) => boolean }[] = [
  {
    line: 'At least 8 characters—the longer, the better.',
    isMet: (password) => password.length >= PASSWORD_MIN_LENGTH,
  },
  {
    line: 'A mixture of both uppercase and lowercase letters.',
    isMet: (password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  },
  {
    line: 'A mixture of letters and numbers.',
    isMet: (password) => /\p{L}/u.test(password) && /\d/.test(password),
  },
  {
    line: 'Inclusion of at least one special character, e.g., ! @ # ?',
    isMet: (password) => PASSWORD_SPECIALS.some((special) => password.includes(special)),
  },
];

/** True when every rule holds. */
export const meetsPasswordRules = (password: string): boolean =>
  passwordRules.every((rule) => rule.isMet(password));
