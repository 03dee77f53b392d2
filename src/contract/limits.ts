// Every limit and fixed choice (docs/behaviour.md, sections 5 and 9), named once for site and server.

/** Phone numbers: an optional leading plus, then digits, 13 characters in all (section 9). */
export const PHONE_LENGTH = 13;
export const PHONE_EXAMPLE = '+447700900123';

/** Characters of the ContactUs message (section 5). */
export const MESSAGE_LENGTH = { min: 20, max: 100 } as const;

export const PASSWORD_MIN_LENGTH = 8;
/** One of these must be in a password (section 5). */
export const PASSWORD_SPECIALS = ['!', '@', '#', '?'] as const;

/** Upper bounds that keep a body small; no form states them, so they are generous. */
export const TEXT_MAX_LENGTH = 200;
export const LONG_TEXT_MAX_LENGTH = 10_000;
/** A vacancy's text as it comes, with its HTML; a longer one is not read. */
export const RAW_TEXT_MAX_LENGTH = 100_000;
/** The same of a text of one line, such as the place. */
export const RAW_LINE_MAX_LENGTH = 1000;
export const PASSWORD_MAX_LENGTH = 200;

export const RESUME_EXTENSIONS = ['.pdf', '.doc', '.docx'] as const;
/** Megabytes (section 5). */
export const RESUME_MAX_MB = 10;
export const RESUME_MAX_BYTES = RESUME_MAX_MB * 1024 * 1024;

export const ENQUIRY_TYPES = ['Health Care', 'Jobs', 'Training'] as const;
export const JOB_TYPES = ['Permanent', 'PartTime', 'Contract', 'Internship'] as const;
export const EMPLOYMENT_TYPES = ['Full-time', 'Part-time'] as const;
export const SORT_OPTIONS = ['Past 24 hours', 'Past 1 week', 'Past 1 month'] as const;

export type SortOption = (typeof SORT_OPTIONS)[number];
