import { isOptionalField, type Job, type JobField, jobFieldNames } from '@/contract/jobs';
import { checkVacancy, type GivenVacancy } from './checkVacancy';
import { type Cell, parseCsv } from './csv';
import { type FileProblem, InvalidFileError, type Position, rejectFile } from './InvalidFileError';
import { parseJson } from './json';

type Located = { given: GivenVacancy; positionOf: (field: JobField) => Position };
type Checked = ReturnType<typeof checkVacancy> & Pick<Located, 'positionOf'>;
/** Located only when shown: finding a position in a long file takes a while. */
type LazyProblem = () => FileProblem;

export const MAX_PROBLEMS_SHOWN = 20;
const start: Position = { line: 1, column: 1 };

/**
 * Reads a file of vacancies (fields: docs/behaviour.md, section 3).
 * @param fileName its extension, .csv or .json, tells the format
 * @param bytes the whole file in UTF-8, with or without a byte order mark
 * @returns at least one vacancy, in file order
 * @throws InvalidFileError for other encodings and formats, unknown or missing columns, invalid fields and duplicate ids
 */
export function parseVacancyFile(fileName: string, bytes: Uint8Array): Job[] {
  if (!/\.(?:csv|json)$/i.test(fileName)) rejectFile(start, 'the name must end in .csv or .json');
  const text = decode(bytes);
  const vacancies = checkAll(
    /\.json$/i.test(fileName) ? fromJson(text, 'refused') : fromCsv(text, 'refused'),
  );
  if (vacancies.length === 0) rejectFile(start, 'there is no vacancy in this file');
  return vacancies;
}

/**
 * Reads what another system publishes: JSON or CSV, as its first character tells. It may have columns and fields of its own, which are
 * ignored, and no vacancies at all.
 * @throws InvalidFileError as `parseVacancyFile` does
 */
export function parseVacancyFeed(bytes: Uint8Array): Job[] {
  const text = decode(bytes);
  return checkAll(/^\s*[[{]/.test(text) ? fromJson(text, 'ignored') : fromCsv(text, 'ignored'));
}

/** What becomes of columns and fields that no vacancy has. */
type UnknownFields = 'refused' | 'ignored';

function checkAll(located: readonly Located[]): Job[] {
  const checked = located.map(({ given, positionOf }) => ({ ...checkVacancy(given), positionOf }));
  const problems = [...fieldProblems(checked), ...duplicateIds(checked)];
  if (problems.length > 0) {
    throw new InvalidFileError(problems.slice(0, MAX_PROBLEMS_SHOWN).map((locate) => locate()));
  }
  return checked.flatMap(({ vacancy }) => vacancy ?? []);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return rejectFile(start, 'this file is not UTF-8 text: save it as "CSV UTF-8" or JSON');
  }
}

function fromCsv(text: string, unknown: UnknownFields): Located[] {
  const [header = [], ...rows] = parseCsv(text);
  const fields = readHeader(header, unknown);
  return rows.map((row) => {
    const surplus = row[fields.length];
    if (surplus) {
      rejectFile(surplus.position(), `more fields than the ${fields.length} columns of the first line`);
    }
    const given = Object.fromEntries(
      fields.flatMap((field, index) => (field ? [[field, row[index]?.text]] : [])),
    );
    return { given, positionOf: (field) => (row[fields.indexOf(field)] ?? row[0])?.position() ?? start };
  });
}

/** The field of each column; undefined for one that is ignored. */
function readHeader(header: readonly Cell[], unknown: UnknownFields): (JobField | undefined)[] {
  const fields = header.map(({ text, position }) => {
    const name = text.trim().toLowerCase();
    const field = jobFieldNames.find((known) => known.toLowerCase() === name);
    if (field || unknown === 'ignored') return field;
    return rejectFile(position(), `unknown column "${text}"; known are ${jobFieldNames.join(', ')}`);
  });
  const twice = fields.findIndex((field, index) => field && fields.indexOf(field) !== index);
  if (twice >= 0) rejectFile(header[twice]?.position() ?? start, `the column ${fields[twice]} appears twice`);
  const missing = jobFieldNames.filter((field) => !isOptionalField(field) && !fields.includes(field));
  if (missing.length > 0) rejectFile(start, `the first line must name the column ${missing.join(', ')}`);
  return fields;
}

/** Takes a list of vacancies, or another backend's answer to GET /api/CrmJobs/CrmJobs. */
function fromJson(text: string, unknown: UnknownFields): Located[] {
  const { value, positionOf } = parseJson(text);
  const path = Array.isArray(value) ? [] : ['result', 'items'];
  const items = path.reduce<unknown>((outer, key) => (isObject(outer) ? outer[key] : undefined), value);
  if (!Array.isArray(items)) rejectFile(positionOf(path), 'expected a list of vacancies');
  return items.map((item: unknown, index) => {
    const inItem = (...field: string[]) => positionOf([...path, index, ...field]);
    if (!isObject(item)) rejectFile(inItem(), 'a vacancy must be an object');
    const other = Object.keys(item).find((key) => !(jobFieldNames as readonly string[]).includes(key));
    if (other !== undefined && unknown === 'refused') {
      rejectFile(inItem(other), `unknown field "${other}"; known are ${jobFieldNames.join(', ')}`);
    }
    return { given: item, positionOf: inItem };
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldProblems = (checked: readonly Checked[]): LazyProblem[] =>
  checked.flatMap(({ problems, positionOf }) =>
    problems.map(({ field, message }) => () => ({ ...positionOf(field), message: `${field} ${message}` })),
  );

function duplicateIds(checked: readonly Checked[]): LazyProblem[] {
  const first = new Map<string, Checked['positionOf']>();
  return checked.flatMap(({ vacancy, positionOf }): LazyProblem[] => {
    if (!vacancy) return [];
    const { id } = vacancy;
    const earlier = first.get(id);
    if (!earlier) first.set(id, positionOf);
    if (!earlier) return [];
    const message = () => `the id "${id}" is already used on line ${earlier('id').line}`;
    return [() => ({ ...positionOf('id'), message: message() })];
  });
}
