import * as v from 'valibot';
import { isRecord } from '@/lib/isRecord';
import { DAY } from '@/lib/time/durations';
import { readDate } from './dates';
import { RAW_LINE_MAX_LENGTH, RAW_TEXT_MAX_LENGTH } from './limits';

type FieldRule = {
  /** Texts of one line, of several, and of an item a line; `yesNo` is a text or a boolean. */
  type: 'line' | 'text' | 'list' | 'date' | 'yesNo';
  /**
   * In a file to import: `filled` needs a value, `present` is kept even if it is blank, `optional` may be left out. From another backend
   * only the id must come.
   */
  inFile: 'filled' | 'present' | 'optional';
};

/**
 * The fields of a vacancy by their wire names (docs/behaviour.md, section 3). What the browser reads, the import, the database row
 * and the server's answer follow from this table; an optional field without a term in `jobCopy.facts` does not compile.
 */
export const jobFields = {
  id: { type: 'line', inFile: 'filled' },
  job_title: { type: 'line', inFile: 'filled' },
  employment_type: { type: 'line', inFile: 'filled' },
  job_type: { type: 'line', inFile: 'filled' },
  description: { type: 'text', inFile: 'filled' },
  /** Shown as Requirements. */
  Experience: { type: 'list', inFile: 'present' },
  Sector: { type: 'line', inFile: 'present' },
  location: { type: 'line', inFile: 'optional' },
  posted_at: { type: 'date', inFile: 'optional' },
  closes_at: { type: 'date', inFile: 'optional' },
  pay: { type: 'line', inFile: 'optional' },
  /** The kind of place or client, such as "Hospital". */
  workplace: { type: 'line', inFile: 'optional' },
  /** Such as "Days and nights". */
  shifts: { type: 'line', inFile: 'optional' },
  hours: { type: 'line', inFile: 'optional' },
  /** Whether the employer sponsors a visa. */
  sponsorship: { type: 'yesNo', inFile: 'optional' },
} as const satisfies Record<string, FieldRule>;

type Fields = typeof jobFields;
export type JobField = keyof Fields;
/** Those that a backend need not send. */
export type OptionalJobField = {
  [Field in JobField]: Fields[Field]['inFile'] extends 'optional' ? Field : never;
}[JobField];
export type RequiredJobField = Exclude<JobField, OptionalJobField>;

// TypeScript types the keys of an object as any text.
export const jobFieldNames = Object.keys(jobFields) as JobField[];
export const isOptionalField = (field: JobField): field is OptionalJobField =>
  jobFields[field].inFile === 'optional';

/** Reads HTML as plain text. Only who reads answers and files of other systems needs it: it takes a parser. */
export type ReadHtml = (html: string) => string;

/** Whether a text may be HTML: it holds something of the shape of a tag or an entity. */
export const mayBeHtml = (text: string): boolean => /<[a-z!/?][^<]*>|&#?\w+;/i.test(text);

/** A vacancy as `readJob` gives it: texts are trimmed, optional ones filled or undefined, dates as `readDate` writes them. */
export type Job = Record<RequiredJobField, string> &
  Partial<Record<OptionalJobField, string>> & {
    /** See `markClosed`. */
    isClosed?: true;
  };

/**
 * Reads a vacancy of any backend. A field of an unexpected type costs that field, never the vacancy; without a title it is called
 * after its id. One plain pass, as a browser reads 10,000 of them.
 * @param report is told which fields could not be read
 * @param readHtml omitted for a vacancy that has been read before
 * @returns undefined without an id, and for a number that JSON may have rounded to the id of another vacancy
 */
export function readJob(
  given: unknown,
  report: (problem: string) => void = () => undefined,
  readHtml?: ReadHtml,
): Job | undefined {
  if (!isRecord(given)) return undefined;
  const id = Number.isSafeInteger(given.id) ? String(given.id) : given.id;
  if (typeof id !== 'string' || id === '') return undefined;
  // Each field is given its value below, which a loop over their names cannot tell the compiler.
  const job = { id } as Job;
  for (const field of jobFieldNames) {
    if (field === 'id') continue;
    const text = readJobField(field, given[field], readHtml);
    if (text === undefined) report(`vacancy ${id}: ${field} could not be read`);
    if (text || !isOptionalField(field)) job[field] = text ?? '';
  }
  job.job_title ||= `Vacancy ${id}`;
  if (given.isClosed === true) job.isClosed = true;
  return job;
}

/** How long a vacancy whose closing date has passed still counts as open, as dates may be in another zone: two days. */
export const CLOSING_GRACE_MS = 2 * DAY;

/**
 * Marks a vacancy whose closing date is long past. Until then only the server's 410 says that it has closed.
 * @param now by the clock of the server that sent it: the device's may be wrong
 */
export function markClosed(job: Job, now: number): Job {
  const { closes_at: end = '9' } = job;
  // Both are ISO 8601 in UTC: cut to the same length, they compare as texts.
  const isPast = end < new Date(now - CLOSING_GRACE_MS).toISOString().slice(0, end.length);
  return isPast ? { ...job, isClosed: true } : job;
}

/** How databases write that there is nothing. */
const nothing = /^\s*(?:\(?null\)?|n\/a|nan|undefined|[-–—])\s*$/i;

/** Reads one field: its text, '' where it is absent or says that there is nothing (`null`, `N/A`, a dash), undefined where it cannot be read or is too long to be looked at. */
export function readJobField(field: JobField, value: unknown, readHtml?: ReadHtml): string | undefined {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'string' && value.length < 20 && nothing.test(value)) return '';
  const { type } = jobFields[field];
  if (type === 'date') return readDate(value);
  const given = type === 'yesNo' && typeof value === 'boolean' ? String(value) : readText(value);
  const maxLength = type === 'text' || type === 'list' ? RAW_TEXT_MAX_LENGTH : RAW_LINE_MAX_LENGTH;
  if (given === undefined || given.length > maxLength) return undefined;
  const text = readHtml && mayBeHtml(given) ? readHtml(given) : given;
  if (type === 'yesNo') return sayYesNo(text);
  if (type === 'list') return text.replaceAll(leadingBullets, '').trim();
  // Tags may break a line that the vacancy has as one.
  return type === 'line' && text !== given
    ? text.replaceAll(leadingBullets, '').replaceAll(/\s+/g, ' ')
    : text;
}

/**
 * Bullets before an item, which is listed with a mark of ours; matches at each line's start. Signs that may belong to the text ("*",
 * "-", Word's "o") need a blank.
 */
export const leadingBullets =
  /^[^\S\n\u2028\u2029]*(?:(?:[•·‣⁃∙◦●○■□▪▫►▶➢➤✓✔\uf0a7\uf0b7]\ufe0f?|[*+\-–—o](?=\s))[^\S\n\u2028\u2029]*)+/gmu;

function readText(value: unknown): string | undefined {
  if (typeof value === 'string')
    return (value.includes('\r') ? value.replaceAll(/\r\n?/g, '\n') : value).trim();
  if (typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return undefined;
  const parts = value.map((part) => (Array.isArray(part) ? undefined : readText(part)));
  return parts.includes(undefined) ? undefined : parts.filter(Boolean).join(', ');
}

/** What `true` and `false` say in words, also as a spreadsheet writes them; any other text says it itself. */
function sayYesNo(text: string): string {
  if (/^(?:true|yes|y)$/i.test(text)) return 'Offered';
  return /^(?:false|no|n)$/i.test(text) ? 'Not offered' : text;
}

/** The answer of CrmJobsdetails: one vacancy, used directly; the id is known from the address. */
export const JobDetails = v.custom<Record<string, unknown>>(
  (answer) => isRecord(answer) && jobFieldNames.some((field) => readJobField(field, answer[field])),
  'no field of a vacancy',
);
export type JobDetails = v.InferOutput<typeof JobDetails>;

const JobItems = v.object({ items: v.array(v.unknown()) });

/** The answer of CrmJobs: the list under `result.items` or plain `items`, its items still to be checked one by one. */
export const JobsAnswer = v.union([v.object({ result: JobItems }), JobItems]);
export type JobsAnswer = v.InferOutput<typeof JobsAnswer>;
