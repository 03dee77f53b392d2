import * as v from 'valibot';
import { email, givenPassword, newPassword, optionalPhone, repeatedPassword, requiredText } from './fields';
import { fieldMessages } from './messages';
import { messageText } from './messageText';
import { tidyLine } from './tidyLine';

/** POST /api/users/register. Refuses two different passwords at `confirmPassword`. */
export const Registration = v.pipe(
  v.object({
    name: requiredText(fieldMessages.firstNameRequired),
    lastName: requiredText(fieldMessages.lastNameRequired),
    email,
    phone: optionalPhone,
    password: newPassword,
    confirmPassword: repeatedPassword,
  }),
  v.forward(
    v.check((input) => input.password === input.confirmPassword, fieldMessages.signUpMismatch),
    ['confirmPassword'],
  ),
);
export type Registration = v.InferOutput<typeof Registration>;

/** POST /api/users/login. */
export const Credentials = v.object({ email, password: givenPassword });
export type Credentials = v.InferOutput<typeof Credentials>;

/** The answer to a sign-in: the name to greet, which may be a number elsewhere. Refuses an answer without one. */
export const SignInAnswer = v.object({
  username: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((name) => tidyLine(String(name))),
    v.nonEmpty(),
  ),
});
export type SignInAnswer = v.InferOutput<typeof SignInAnswer>;

/** POST /api/users/forgot-password. */
export const ForgotPassword = v.object({ email });
export type ForgotPassword = v.InferOutput<typeof ForgotPassword>;

/** POST /api/users/reset-password. Refuses two different passwords at `confirmPassword`. */
export const PasswordReset = v.pipe(
  v.object({ token: v.pipe(v.string(), v.nonEmpty()), newPassword, confirmPassword: repeatedPassword }),
  v.forward(
    v.check((input) => input.newPassword === input.confirmPassword, fieldMessages.resetMismatch),
    ['confirmPassword'],
  ),
);
export type PasswordReset = v.InferOutput<typeof PasswordReset>;

const msg = v.optional(v.pipe(v.unknown(), v.transform(messageText)));

/**
 * An answer of which only `msg` is read (register, reset). A body that is no JSON object counts as one without `msg`, because the
 * status alone says that the call succeeded.
 */
export const MessageAnswer = v.fallback(v.object({ msg }), {});
export type MessageAnswer = v.InferOutput<typeof MessageAnswer>;
