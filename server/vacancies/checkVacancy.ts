import { closingTime, postingTime } from '@/lib/time/jobDates';
import { LONG_TEXT_MAX_LENGTH, TEXT_MAX_LENGTH } from '@/contract/limits';

/** The fields of a vacancy by their wire names: required ones first, then optional ones (docs/behaviour.md, section 3). */
export const requiredFields = [
  'id',
  'job_title',
  'employment_type',
  'job_type',
  'description',
  'Experience',
  'Sector',
] as const;
/** A backend need not send these. */
export const optionalFields = ['location', 'posted_at', 'closes_at', 'pay'] as const;

export type RequiredField = (typeof requiredFields)[number];
export type OptionalField = (typeof optionalFields)[number];
export type Field = RequiredField | OptionalField;
export type Vacancy = Record<RequiredField, string> & Record<OptionalField, string | null>;

/** One vacancy as found in a file; fields the file leaves out are undefined. */
export type GivenVacancy = Partial<Record<Field, unknown>>;
export type FieldProblem = { field: Field; message: string };

const mustHaveText: readonly Field[] = ['id', 'job_title', 'employment_type', 'job_type', 'description'];
const longFields: readonly Field[] = ['description', 'Experience'];
const dateFields: readonly Field[] = ['posted_at', 'closes_at'];

/** Trims the texts of a vacancy and lists every problem with its fields; an empty list means it is valid. */
export function checkVacancy(given: GivenVacancy): { vacancy: Vacancy; problems: FieldProblem[] } {
  const problems = [...requiredFields, ...optionalFields].flatMap((field) => {
    const message = fieldProblem(field, given[field]);
    return message ? [{ field, message }] : [];
  });
  const text = (field: Field) => plainText(given[field]);
  const optional = (field: Field) => text(field) || null;
  const vacancy: Vacancy = {
    id: text('id'),
    job_title: text('job_title'),
    employment_type: text('employment_type'),
    job_type: text('job_type'),
    description: text('description'),
    Experience: text('Experience'),
    Sector: text('Sector'),
    location: optional('location'),
    posted_at: optional('posted_at'),
    closes_at: optional('closes_at'),
    pay: optional('pay'),
  };
  if (problems.length === 0 && closesTooEarly(vacancy)) {
    problems.push({ field: 'closes_at', message: 'lies before posted_at' });
  }
  return { vacancy, problems };
}

function fieldProblem(field: Field, value: unknown): string | undefined {
  const isOptional = (optionalFields as readonly Field[]).includes(field);
  if (value === undefined || value === null) return isOptional ? undefined : 'is missing';
  if (typeof value !== 'string' && typeof value !== 'number') return 'must be text';
  const text = plainText(value);
  if (!text) return mustHaveText.includes(field) ? 'is empty' : undefined;
  const limit = longFields.includes(field) ? LONG_TEXT_MAX_LENGTH : TEXT_MAX_LENGTH;
  if (text.length > limit) return `is longer than ${limit} characters`;
  if (/[^\P{Cc}\t\n]/u.test(text)) return 'holds a character that cannot be shown';
  if (!longFields.includes(field) && text.includes('\n')) return 'must be one line';
  if (dateFields.includes(field) && !isDate(text)) return `is not a date such as 2026-11-21 ("${text}")`;
  return undefined;
}

const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll(/\r\n?/g, '\n').trim()
    : '';

const isoDate = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** Whether a text is an ISO 8601 date, with or without a time, of a day that exists. */
function isDate(text: string): boolean {
  const day = isoDate.exec(text)?.[1];
  if (!day || Number.isNaN(Date.parse(text))) return false;
  // Date.parse takes 31 February for 3 March.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

function closesTooEarly({ posted_at, closes_at }: Vacancy): boolean {
  const posted = postingTime(posted_at);
  const closes = closingTime(closes_at);
  return posted !== null && closes !== null && closes < posted;
}
