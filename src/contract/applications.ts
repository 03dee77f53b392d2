import * as v from 'valibot';
import { email, requiredText, requiredProse, typedPhone } from './fields';
import { fieldMessages } from './messages';

/** The text parts of POST /api/form, without the CV. */
export const ApplicationText = v.object({
  fullName: requiredText(fieldMessages.fullNameRequired),
  email,
  phoneNumber: typedPhone,
  message: requiredProse(fieldMessages.coverLetterRequired),
});
export type ApplicationText = v.InferOutput<typeof ApplicationText>;

/** The application form: its text and the CV, already read into memory. */
export const ApplicationFields = v.object({
  ...ApplicationText.entries,
  resume: v.file(fieldMessages.resumeRequired),
});
export type ApplicationFields = v.InferOutput<typeof ApplicationFields>;

/** What is sent: the form and, last, the vacancy it is for (docs/behaviour.md, section 7). */
export type Application = ApplicationFields & { jobId: string };
