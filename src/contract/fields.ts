import * as v from 'valibot';
import {
  LONG_TEXT_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PHONE_LENGTH,
  RAW_LINE_MAX_LENGTH,
  TEXT_MAX_LENGTH,
} from './limits';
import { fieldMessages } from './messages';
import { meetsPasswordRules } from './password';
import { cleanPhone, PHONE_PATTERN } from './phone';
import { tidyEmail, tidyLine } from './tidyLine';

/** Refuses a text of more than `maxLength` characters, naming the limit `told`. */
export const atMost = (maxLength: number, told = maxLength) =>
  v.maxLength<string, number, string>(maxLength, fieldMessages.tooLong(told));

/** Refuses what is too long to be tidied first: that takes time for each of its characters. */
const rawLine = atMost(RAW_LINE_MAX_LENGTH, TEXT_MAX_LENGTH);

/** A line of text that must not be blank, such as a name; refused with `message`. Returns it tidied. */
export const requiredText = (message: string) =>
  v.pipe(v.string(message), rawLine, v.transform(tidyLine), v.nonEmpty(message), atMost(TEXT_MAX_LENGTH));

/**
 * Longer prose that must not be blank; refused with `message`. Returns it trimmed, with line breaks of one character: a form's parts
 * carry two (WHATWG HTML, 4.10.22.7), and a letter must not be longer on the server than in the page.
 */
export const requiredProse = (message: string) =>
  v.pipe(
    v.string(message),
    v.transform((text) => text.replaceAll('\r\n', '\n').trim()),
    atMost(LONG_TEXT_MAX_LENGTH),
    // What shows nothing is blank, and only a text that fits is looked through for that.
    v.transform((text) => (tidyLine(text) ? text : '')),
    v.nonEmpty(message),
  );

/** An e-mail address; refused when blank or without the shape name@host.tld. Returns it tidied (`tidyEmail`). */
export const email = v.pipe(
  v.string(fieldMessages.emailRequired),
  rawLine,
  v.transform(tidyEmail),
  requiredText(fieldMessages.emailRequired),
  v.rfcEmail(fieldMessages.emailInvalid),
  v.regex(/\.[^.@]+$/, fieldMessages.emailInvalid),
);

/**
 * Blank, or an optional plus and at most 13 characters in all (application, section 5). A number that is too long is told by how much: the
 * field shows a part of it.
 */
export const typedPhone = v.pipe(
  v.string(),
  v.transform(cleanPhone),
  v.regex(PHONE_PATTERN, fieldMessages.phoneLength),
  v.maxLength<string, number, (issue: { input: string }) => string>(PHONE_LENGTH, ({ input }) =>
    fieldMessages.phoneTooLong(input.length),
  ),
);

/** A phone number of exactly 13 characters; refused when blank (enquiries, section 5). */
export const requiredPhone = v.pipe(
  v.string(fieldMessages.phoneRequired),
  v.transform(cleanPhone),
  v.nonEmpty(fieldMessages.phoneRequired),
  typedPhone,
  v.length(PHONE_LENGTH, fieldMessages.phoneLength),
);

/** Blank, or exactly 13 characters (sign-up; docs/behaviour.md, section 5). */
export const optionalPhone = v.pipe(
  typedPhone,
  v.check((phone) => phone === '' || phone.length === PHONE_LENGTH, fieldMessages.phoneLength),
);

/** An existing password, to sign in with: anything but blank. */
export const givenPassword = v.pipe(
  v.string(fieldMessages.passwordRequired),
  v.nonEmpty(fieldMessages.passwordRequired),
  atMost(PASSWORD_MAX_LENGTH),
);

/** A password that meets every rule of docs/behaviour.md, section 5. */
export const newPassword = v.pipe(givenPassword, v.check(meetsPasswordRules, fieldMessages.passwordWeak));

/** The repeated password; the form's schema checks that both are the same. */
export const repeatedPassword = v.string(fieldMessages.confirmPasswordRequired);
