import { inspect } from 'node:util';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import {
  type Job,
  type JobField,
  jobFieldNames,
  jobFields,
  JobsAnswer,
  readJob,
  readJobField,
} from '@/contract/jobs';
import { readDate } from '@/contract/dates';
import { LONG_TEXT_MAX_LENGTH, RAW_TEXT_MAX_LENGTH, TEXT_MAX_LENGTH } from '@/contract/limits';
import { plainText } from '@/contract/plainText';
import { tidyLine } from '@/contract/tidyLine';
import { isRecord } from '@/lib/isRecord';
import { DAY } from '@/lib/time/durations';
import { closingTime, timeOf } from '@/vacancies/jobDates';
import { withFormula } from '@server/lib/csv';
import { messageOf } from '@server/lib/log';

/** More would hold up all requests while it is read. */
export const MAX_BYTES = 4 * 1024 * 1024;
const MAX_VACANCIES = 10_000;
const MAX_CELLS = 20 * MAX_VACANCIES;

/** What a file holds. Wrong vacancies are left out: `problems` says where and why, `leftOutIds` has those ids that can be told. */
export type ReadVacancies = { vacancies: Job[]; problems: string[]; leftOutIds: string[]; ignored: string[] };

/**
 * Reads a list of vacancies (fields: docs/behaviour.md, section 3) in JSON or CSV, as its first character tells, as other systems and
 * spreadsheets write them.
 * @returns vacancies with unique ids, in their order; `ignored` are columns and fields that no vacancy has
 * @throws if it is no such list, is too large, or holds wrong vacancies alone
 */
export function readVacancies(bytes: Uint8Array): ReadVacancies {
  if (bytes.byteLength > MAX_BYTES) throw new Error(`there are more than ${MAX_BYTES} bytes`);
  const text = decode(bytes);
  const found = /^\s*[[{]/.test(text) ? fromJson(text) : fromCsv(text);
  const read: ReadVacancies = { vacancies: [], problems: [], leftOutIds: [], ignored: [] };
  const places = new Map<string, string>();
  const ignored = new Set<string>();
  for (const one of found) {
    const { vacancy, problems } = check(one);
    const earlier = vacancy && problems.length === 0 && places.get(vacancy.id);
    if (earlier) problems.push(`${one.place}: the id "${vacancy.id}" is already used in ${earlier}`);
    else if (vacancy) places.set(vacancy.id, one.place);
    if (vacancy && problems.length === 0) read.vacancies.push(vacancy);
    else if (vacancy) read.leftOutIds.push(vacancy.id);
    read.problems.push(...problems);
    for (const [name] of one.cells) if (name && !fieldOf(name)) ignored.add(name);
  }
  if (read.vacancies.length === 0 && read.problems.length > 0)
    throw new Error(`no vacancy could be read:\n${firstOf(read.problems)}`);
  return { ...read, ignored: [...ignored] };
}

function checkNumber(number: number, limit: number, what: string): void {
  if (number > limit) throw new Error(`there are more than ${limit} ${what}`);
}

/** The first twenty lines of many. */
export const firstOf = (lines: readonly string[]): string =>
  [...lines.slice(0, 20), ...(lines.length > 20 ? [`and ${lines.length - 20} more`] : [])].join('\n');

const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/**
 * UTF-8, or UTF-16 where there is its mark or half of the first letter is zero; whatever is neither is taken for what Excel writes in
 * western Europe.
 */
function decode(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  if (/^(?:504b|d0cf)$/.test(start)) throw new Error('it is an Excel workbook: save it as "CSV UTF-8"');
  if (start === '1f8b') throw new Error('it is compressed');
  const little = /^(?:fffe|..00)/.test(start) && 'utf-16le';
  const big = /^(?:feff|00)/.test(start) && 'utf-16be';
  try {
    return mend(new TextDecoder(little || big || 'utf-8', { fatal: true }).decode(bytes));
  } catch {
    const latin = new TextDecoder('windows-1252').decode(bytes);
    // Excel for Mac has another dash and apostrophe.
    if (/\S Ð \S|[a-z]Õ[a-z]/.test(latin)) return new TextDecoder('macintosh').decode(bytes);
    // Node 20 gives these as control characters.
    return latin.replaceAll(/[\u0080-\u009F]/g, (sign) => windows1252[sign.charCodeAt(0) - 0x80] ?? sign);
  }
}

/** Reads "Â£18", which Excel makes of UTF-8 that it has opened by a double click and saved again. */
function mend(text: string): string {
  if (!/Â£|â€/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, byteOf));
  } catch {
    return text;
  }
}

function byteOf(sign: string): number {
  const at = windows1252.indexOf(sign);
  // 0xFF is never UTF-8: a text with other characters stays as it is.
  return at < 0 ? Math.min(sign.charCodeAt(0), 0xff) : 0x80 + at;
}

/** A vacancy as it stands in a file: where that is, as "row 2" with its "column", and its cells with their names. */
type Found = { place: string; column: string; cells: [name: string, value: unknown][]; problem?: string };

const folded = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
const fieldsByName = new Map<string, JobField>([
  ...jobFieldNames.map((field) => [folded(field), field] as const),
  ['closingdate', 'closes_at'],
  ['dateposted', 'posted_at'],
]);
/** The field that a column stands for: "Job Title" is job_title, "Closing date" closes_at. */
const fieldOf = (name: string) => fieldsByName.get(folded(name));

const isBlank = (cell: string) => cell.trim() === '';

function fromCsv(text: string): Found[] {
  // Excel's own first line, which it does not show as a row.
  const rowsText = text
    .replace(/^\s*"?sep=.[^\r\n]*(?:\r\n?|\n)/i, '')
    // Before a quotation mark, blanks and what keeps Excel from taking zeros away (="007").
    .replaceAll(/(^|[,;|\t])[ =]+(?="[^"])/gm, '$1');
  checkNumber(rowsText.split(/[,;|\t\r\n]/, MAX_CELLS + 1).length, MAX_CELLS, 'cells');
  const lines = parseCsv(rowsText);
  // Above the names of the columns there may be titles and rows of blanks.
  const top = lines.findIndex((row) => row.some((name) => fieldOf(name) === 'job_title'));
  const [header = [], ...rows] = lines.slice(Math.max(top, 0));
  checkNumber(lines.length - 1, MAX_VACANCIES, 'vacancies');
  // Each row is padded to the header's length, so this is what will be read.
  checkNumber(rows.length * header.length, MAX_CELLS, 'cells');
  const fields = header.map(fieldOf);
  const twice = fields.find((field, index) => field && fields.indexOf(field) !== index);
  if (twice) throw new Error(`the first row names the column ${twice} twice`);
  const missing = jobFieldNames.filter(
    (field) => jobFields[field].inFile === 'filled' && !fields.includes(field),
  );
  if (missing.length > 0)
    throw new Error(`the first row must name the columns of a vacancy; missing: ${missing.join(', ')}`);
  return rows.flatMap((row, index): Found[] => {
    if (row.every(isBlank)) return [];
    const found: Found = {
      place: `row ${top + index + 2}`,
      column: 'column',
      cells: header.map((name, column) => [name, withFormula(row[column] ?? '')]),
    };
    if (!row.slice(header.length).every(isBlank))
      found.problem = 'has more cells than the first row: put a text that has a comma in quotation marks';
    return [found];
  });
}

function parseCsv(text: string): string[][] {
  const top = text.split(/[\r\n]+/, 20);
  const header = top.find((line) => folded(line).includes('employmenttype')) ?? top.join('');
  const countIn = (delimiter: string) => header.split(delimiter).length;
  const [delimiter = ','] = [',', ';', '\t', '|'].toSorted((one, other) => countIn(other) - countIn(one));
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // A row of another length costs the parser an error, so that a file of nothing but line breaks would take a minute.
      to: MAX_VACANCIES + 2,
    });
  } catch (error) {
    const row = isRecord(error) && typeof error.records === 'number' ? `row ${error.records + 1}: ` : '';
    throw new Error(row + messageOf(error).slice(0, 200), { cause: error });
  }
}

function fromJson(text: string): Found[] {
  const list = v.safeParse(v.union([v.array(v.unknown()), JobsAnswer]), parseJson(text));
  if (!list.success) throw new Error('there is no list of vacancies');
  const { output } = list;
  const items = Array.isArray(output) ? output : 'result' in output ? output.result.items : output.items;
  checkNumber(items.length, MAX_VACANCIES, 'vacancies');
  return items.map((item: unknown, index) => ({
    place: `vacancy ${index + 1}`,
    column: 'field',
    cells: isRecord(item) ? Object.entries(item) : [],
  }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`it is not valid JSON: ${messageOf(error)}`, { cause: error });
  }
}

/** Reads a vacancy more strictly than a browser does: whoever writes the list can mend it. */
function check({ place, column, cells, problem }: Found): { vacancy: Job | undefined; problems: string[] } {
  const given: Partial<Record<JobField, unknown>> = {};
  for (const [name, value] of cells) {
    const field = fieldOf(name);
    if (field) given[field] = tidy(field, value);
  }
  // Once: 4 MB of bullets take half a second.
  const texts = Object.fromEntries(
    jobFieldNames.map((field) => [field, readJobField(field, given[field], plainText)]),
  );
  const vacancy = readJob({ ...texts, id: readJobField('id', given.id) });
  const problems = jobFieldNames.flatMap((field) => {
    const message = fieldProblem(field, given[field], texts[field]);
    return message ? [`${place}, ${column} ${field}: ${message}`] : [];
  });
  if (problem) problems.push(`${place}: ${problem}`);
  if (problems.length === 0 && vacancy && closesTooEarly(vacancy))
    problems.push(`${place}, ${column} closes_at: lies before posted_at`);
  return { vacancy, problems };
}

/** How spreadsheets write that there is nothing, besides what `readJobField` takes for it, or that a formula failed. */
const nothingInFiles =
  /^\s*(?:#null!?|#n\/a|nat|<na>|\\n|#(?:ref|value|num|div\/0|calc|spill)!|#name\?|0000-00-00(?:[ t][0:.]+z?)?|00\/00\/0000|0?0\/0?1\/1900(?: [0:]+)?)\s*$/i;
const britishDate =
  /^\s*(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?(\d\d?)(?:st|nd|rd|th)?[ /.-](\d\d?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)[ /.-](\d{4}|\d\d)(?!\d)/i;
const yearFirst = /^\s*(\d{4})[/.-](\d\d?)[/.-](\d\d?)(?!\d)/;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec';
/** Days as Excel counts them, from 1982 to 2091; 1970 began with 25569. */
const excelDays = /^\s*[3-6]\d{4}(?:[.,]\d+)?\s*$/;

function tidy(field: JobField, value: unknown): unknown {
  if (typeof value === 'string' && nothingInFiles.test(value)) return '';
  // Excel's apostrophe, or ="7", says that a number is text; others write all numbers with a fraction.
  if (field === 'id' && typeof value === 'string')
    return tidyLine(value).replace(/^'(?=\d)|^="(.*)"$|^(\d+)\.0$/, '$1$2');
  const text = typeof value === 'number' ? String(value) : value;
  const date = typeof text === 'string' && jobFields[field].type === 'date' && tidyDate(text);
  return readDate(date) ? date : value;
}

function tidyDate(text: string): string {
  if (excelDays.test(text)) {
    const time = new Date((Number(text.replace(',', '.')) - 25_569) * DAY).toISOString();
    return /[.,]0*[1-9]/.test(text) ? time : time.slice(0, 10);
  }
  return (
    text
      .replace(yearFirst, (_, year: string, month: string, day: string) => isoDate(_, day, month, year))
      .replace(britishDate, isoDate)
      .replace(/ (?=\d:)/, ' 0')
      // A date in a cell for dates and times.
      .replace(/[ T]00:00(?::00(?:\.0+)?)?$/, '')
  );
}

function isoDate(_: string, day: string, month: string, year: string): string {
  const number = /\d/.test(month) ? month : String(months.indexOf(month.slice(0, 3).toLowerCase()) / 4 + 1);
  return `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** @param text what was read from the value */
function fieldProblem(field: JobField, value: unknown, text: string | undefined): string | undefined {
  const { type, inFile } = jobFields[field];
  const shown = () => inspect(value, { depth: 0, maxStringLength: 50 }).slice(0, 50);
  if (typeof value === 'string' && /^#{3,}$/.test(value.trim()))
    return 'is ###, as Excel writes what its column is too narrow for: widen it and save the CSV again';
  if (text === undefined)
    return type === 'date'
      ? `is no date such as 2026-12-31 or 31/12/2026, or empty: ${shown()}`
      : `is no text of at most ${RAW_TEXT_MAX_LENGTH} characters: ${shown()}`;
  if (!text) return inFile === 'filled' ? 'is empty' : undefined;
  if (field === 'id' && typeof value === 'number' && !Number.isSafeInteger(value))
    return 'is a number above 2^53, which JSON rounds: write it as text, in quotation marks';
  if (field === 'id' && /^\d(?:[.,]\d+)?E\+\d+$/i.test(text))
    return `is ${text}, as Excel shortens long numbers: format the column as text, put the whole ids in and save the CSV again`;
  const isProse = type === 'text' || type === 'list';
  const limit = isProse ? LONG_TEXT_MAX_LENGTH : TEXT_MAX_LENGTH;
  if (text.length > limit) return `is longer than ${limit} characters`;
  if (/[^\P{Cc}\t\n]/u.test(text)) return 'holds a character that cannot be shown';
  if (!isProse && text.includes('\n')) return 'must be one line';
  return undefined;
}

function closesTooEarly({ posted_at, closes_at }: Job): boolean {
  const posted = timeOf(posted_at);
  const closes = closingTime(closes_at);
  return posted !== null && closes !== null && closes < posted;
}
