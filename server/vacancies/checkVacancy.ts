import { LONG_TEXT_MAX_LENGTH, TEXT_MAX_LENGTH } from '@/contract/limits';
import { type Job, type JobField, jobFieldNames, jobFields, readJob, readJobField } from '@/contract/jobs';
import { plainText } from '@/contract/plainText';
import { closingTime, postingTime } from '@/lib/time/jobDates';

/** One vacancy as found in a file; fields the file leaves out are undefined. */
export type GivenVacancy = Partial<Record<JobField, unknown>>;
export type FieldProblem = { field: JobField; message: string };

/**
 * Reads a vacancy and lists every problem with its fields; an empty list means it is valid. Stricter than the reading in a browser:
 * whoever imports a file can mend it.
 */
export function checkVacancy(given: GivenVacancy): { vacancy: Job | undefined; problems: FieldProblem[] } {
  const problems = jobFieldNames.flatMap((field) => {
    const message = fieldProblem(field, given[field]);
    return message ? [{ field, message }] : [];
  });
  const vacancy = readJob({ ...given, id: readJobField('id', given.id) }, undefined, plainText);
  if (problems.length === 0 && vacancy && closesTooEarly(vacancy)) {
    problems.push({ field: 'closes_at', message: 'lies before posted_at' });
  }
  return { vacancy, problems };
}

function fieldProblem(field: JobField, value: unknown): string | undefined {
  const { type, inFile } = jobFields[field];
  if (value === undefined || value === null) return inFile === 'optional' ? undefined : 'is missing';
  const text = readJobField(field, value, plainText);
  if (text === undefined) {
    return type === 'date' ? `is not a date such as 2026-11-21 (${JSON.stringify(value)})` : 'must be text';
  }
  if (!text) return inFile === 'filled' ? 'is empty' : undefined;
  const isProse = type === 'text' || type === 'list';
  const limit = isProse ? LONG_TEXT_MAX_LENGTH : TEXT_MAX_LENGTH;
  if (text.length > limit) return `is longer than ${limit} characters`;
  if (/[^\P{Cc}\t\n]/u.test(text)) return 'holds a character that cannot be shown';
  if (!isProse && text.includes('\n')) return 'must be one line';
  return undefined;
}

function closesTooEarly({ posted_at, closes_at }: Job): boolean {
  const posted = postingTime(posted_at);
  const closes = closingTime(closes_at);
  return posted !== null && closes !== null && closes < posted;
}
