import {
  checkVacancy,
  type Field,
  type GivenVacancy,
  optionalFields,
  requiredFields,
  type Vacancy,
} from './checkVacancy';
import { type Cell, parseCsv } from './csv';
import { parseJson, placeInJson } from './json';
import { type Fault, FileRefused, type Place, refuse } from './refusal';

type Located = { given: GivenVacancy; place: (field: Field) => Place };
type Checked = ReturnType<typeof checkVacancy> & Pick<Located, 'place'>;
/** A fault that is located when it is shown: finding a place in a long file takes a while. */
type Finding = () => Fault;

const knownFields: readonly Field[] = [...requiredFields, ...optionalFields];
const MAX_FAULTS_SHOWN = 20;

/**
 * Reads a file of vacancies.
 * @param fileName tells the format by its ending, .csv or .json
 * @param bytes the whole file, UTF-8 with or without a byte order mark
 * @returns the vacancies in the order of the file, at least one
 * Refuses (FileRefused) what is no UTF-8, CSV or JSON, has an unknown or missing column, a wrong field or an id twice;
 * nothing of the file is given then. Fields: specification section 3, optional ones: decisions, "Jobs".
 */
export function readVacancies(fileName: string, bytes: Uint8Array): Vacancy[] {
  const text = decode(bytes);
  const located = /\.json$/i.test(fileName) ? fromJson(text) : fromCsv(fileName, text);
  if (located.length === 0) refuse({ line: 1, column: 1 }, 'there is no vacancy in this file');
  const checked = located.map(({ given, place }) => ({ ...checkVacancy(given), place }));
  const found = [...wrongFields(checked), ...repeatedIds(checked)];
  if (found.length > 0) throw new FileRefused(found.slice(0, MAX_FAULTS_SHOWN).map((locate) => locate()));
  return checked.map(({ vacancy }) => vacancy);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse({ line: 1, column: 1 }, 'this file is not UTF-8 text: save it as "CSV UTF-8" or JSON');
  }
}

function fromCsv(fileName: string, text: string): Located[] {
  if (!/\.csv$/i.test(fileName)) refuse({ line: 1, column: 1 }, 'the name must end in .csv or .json');
  const [header = [], ...rows] = parseCsv(text);
  const fields = readHeader(header);
  return rows.map((row) => {
    const surplus = row[fields.length];
    if (surplus) refuse(surplus, `more fields than the ${fields.length} columns of the first line`);
    const start = { line: row[0]?.line ?? 1, column: 1 };
    const given = Object.fromEntries(fields.map((field, index) => [field, row[index]?.text]));
    return { given, place: (field) => row[fields.indexOf(field)] ?? start };
  });
}

function readHeader(header: readonly Cell[]): Field[] {
  const first = { line: 1, column: 1 };
  if (header.length === 1 && header[0]?.text.includes(';')) {
    refuse(first, 'the columns are separated by semicolons: save the file with commas');
  }
  const fields = header.map((cell) => {
    const name = cell.text.trim().toLowerCase();
    const field = knownFields.find((known) => known.toLowerCase() === name);
    return field ?? refuse(cell, `unknown column "${cell.text}"; known are ${knownFields.join(', ')}`);
  });
  const twice = fields.findIndex((field, index) => fields.indexOf(field) !== index);
  if (twice >= 0) refuse(header[twice] ?? first, `the column ${fields[twice]} is there twice`);
  const missing = requiredFields.filter((field) => !fields.includes(field));
  if (missing.length > 0) refuse(first, `the first line must name the column ${missing.join(', ')}`);
  return fields;
}

/** Takes a list of vacancies, or the answer of GET /api/CrmJobs/CrmJobs as another backend gave it. */
function fromJson(text: string): Located[] {
  const parsed = parseJson(text);
  const path = Array.isArray(parsed) ? [] : ['result', 'items'];
  const items = path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), parsed);
  if (!Array.isArray(items)) refuse(placeInJson(text, path), 'expected a list of vacancies');
  return items.map((item: unknown, index) => {
    const place = (...field: string[]) => placeInJson(text, [...path, index, ...field]);
    if (!isObject(item)) refuse(place(), 'a vacancy must be an object');
    const unknown = Object.keys(item).find((key) => !(knownFields as readonly string[]).includes(key));
    if (unknown !== undefined) {
      refuse(place(unknown), `unknown field "${unknown}"; known are ${knownFields.join(', ')}`);
    }
    return { given: item, place };
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrongFields = (checked: readonly Checked[]): Finding[] =>
  checked.flatMap(({ faults, place }) =>
    faults.map(({ field, words }) => () => ({ ...place(field), words: `${field} ${words}` })),
  );

function repeatedIds(checked: readonly Checked[]): Finding[] {
  const first = new Map<string, Checked['place']>();
  return checked.flatMap(({ vacancy: { id }, place }): Finding[] => {
    const earlier = first.get(id);
    if (!earlier) first.set(id, place);
    if (!earlier || !id) return [];
    return [
      () => ({ ...place('id'), words: `the id "${id}" is already used on line ${earlier('id').line}` }),
    ];
  });
}
