/** @jest-environment node */
import { type FileRefused } from '@server/vacancies/refusal';
import { readVacancies } from '@server/vacancies/readVacancies';
import sampleVacancies from '@server/vacancies/sampleVacancies.json';

const header = 'id,job_title,employment_type,job_type,description,Experience,Sector';
const vacancy = {
  id: '7',
  job_title: 'Porter',
  employment_type: 'Part-time',
  job_type: 'PartTime',
  description: 'You move people and things.',
  Experience: 'None',
  Sector: 'Facilities',
};
const row = Object.values(vacancy).join(',');
const none = { location: null, posted_at: null, closes_at: null, pay: null };

const read = (text: string | Uint8Array, name = 'vacancies.csv') =>
  readVacancies(name, typeof text === 'string' ? new TextEncoder().encode(text) : text);

const readJson = (value: unknown) => read(JSON.stringify(value, null, 2), 'vacancies.json');

/** The sentence that refuses a file. */
function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return (error as FileRefused).message;
  }
  return 'not refused';
}

describe('a CSV file', () => {
  test('gives its vacancies', () => {
    expect(read(`${header}\n${row}\n`)).toEqual([{ ...vacancy, ...none }]);
  });

  test('may start with a byte order mark, end its lines with CRLF and hold empty lines', () => {
    expect(read(`\uFEFF${header}\r\n\r\n${row}\r\n\r\n`)).toEqual([{ ...vacancy, ...none }]);
  });

  test('may name its columns in any order and case, the optional ones among them', () => {
    const text = `LOCATION,Id,posted_at,${header.replace('id,', '').toUpperCase()}\nCamden,7,2026-11-21,${row.slice(2)}`;
    expect(read(text)).toEqual([{ ...vacancy, ...none, location: 'Camden', posted_at: '2026-11-21' }]);
  });

  test('may quote fields with commas, line ends and doubled quotation marks', () => {
    const quoted = row.replace(vacancy.description, '"Beds, post\r\nand ""odd"" things"');
    expect(read(`${header}\n${quoted}`)[0]?.description).toBe('Beds, post\nand "odd" things');
  });

  test.each([
    [
      'an empty title',
      `${header}\n${row}\n8,,Full-time,Permanent,x,y,z`,
      'line 3, column 3: job_title is empty',
    ],
    [
      'a place after a quoted line end',
      `${header}\n${row.replace('You', '"You\nall"').replace(' move people and things.', '')}\n8,x,,Permanent,x,y,z`,
      'line 4, column 5: employment_type is empty',
    ],
    ['a short row', `${header}\n8,Porter`, 'line 2, column 1: employment_type is missing'],
    [
      'a long row',
      `${header}\n${row},more`,
      'line 2, column 73: more fields than the 7 columns of the first line',
    ],
    [
      'an unclosed quotation mark',
      `${header}\n8,"Porter`,
      'line 2, column 3: this quotation mark is never closed',
    ],
    [
      'a quotation mark in a plain field',
      `${header}\n8,6" taps`,
      'line 2, column 4: a quotation mark inside a field',
    ],
    [
      'text after a closing quotation mark',
      `${header}\n8,"Por"ter`,
      'line 2, column 8: text after the closing',
    ],
    ['an unknown column', `${header},salary\n`, 'line 1, column 69: unknown column "salary"'],
    [
      'a missing column',
      header.replace(',Sector', ''),
      'line 1, column 1: the first line must name the column Sector',
    ],
    ['a column named twice', `${header},ID\n`, 'line 1, column 69: the column id is there twice'],
    ['semicolons', header.replaceAll(',', ';'), 'line 1, column 1: the columns are separated by semicolons'],
    [
      'an id that is there twice',
      `${header}\n${row}\n${row}`,
      'line 3, column 1: the id "7" is already used on line 2',
    ],
    ['a day that does not exist', `${header},posted_at\n${row},2026-02-31`, 'posted_at is not a date'],
    ['a date in words', `${header},closes_at\n${row},next Friday`, 'closes_at is not a date'],
    [
      'a closing date before the posting date',
      `${header},posted_at,closes_at\n${row},2026-03-02,2026-03-01`,
      'closes_at lies before posted_at',
    ],
    [
      'a title of two lines',
      `${header}\n${row.replace('Porter', '"Por\nter"')}`,
      'job_title must be one line',
    ],
    [
      'a title that is too long',
      `${header}\n${row.replace('Porter', 'x'.repeat(201))}`,
      'longer than 200 characters',
    ],
    ['no vacancy', `${header}\n`, 'there is no vacancy in this file'],
    ['nothing', '', 'the first line must name the column id'],
  ])('with %s is refused, naming line and column', (_what, text, words) => {
    expect(refusal(() => read(text))).toContain(words);
  });

  test('is refused with every fault it has', () => {
    const words = refusal(() => read(`${header}\n8,,Full-time,Permanent,x,y,z\n9,Porter,,Permanent,x,y,z`));
    expect(words.split('\n')).toEqual([
      'line 2, column 3: job_title is empty',
      'line 3, column 10: employment_type is empty',
    ]);
  });

  test('in another encoding is refused in words', () => {
    const latin = Uint8Array.from(`${header}\n${row.replace('Porter', 'Caf\u00e9')}`, (letter) =>
      letter.charCodeAt(0),
    );
    expect(refusal(() => read(latin))).toContain('not UTF-8');
  });
});

describe('a JSON file', () => {
  test('gives its vacancies, from a list or from the answer of a backend', () => {
    const expected = [{ ...vacancy, ...none, pay: 'Band 2' }];
    const given = { ...vacancy, id: 7, pay: 'Band 2', location: null };
    expect(readJson([given])).toEqual(expected);
    expect(readJson({ result: { items: [given] } })).toEqual(expected);
  });

  test.each([
    [
      'a missing field',
      [vacancy, { ...vacancy, id: '8', job_title: undefined }],
      'line 11, column 3: job_title is missing',
    ],
    [
      'a field that is no text',
      [{ ...vacancy, description: ['x'] }],
      'line 7, column 20: description must be text',
    ],
    ['an unknown field', [{ ...vacancy, salary: 1 }], 'line 10, column 15: unknown field "salary"'],
    [
      'an id that is there twice',
      [vacancy, vacancy],
      'line 12, column 11: the id "7" is already used on line 3',
    ],
    ['something that is no vacancy', [vacancy, 'Porter'], 'line 11, column 3: a vacancy must be an object'],
    ['no list', { result: {} }, 'line 2, column 13: expected a list of vacancies'],
    ['an empty list', [], 'there is no vacancy in this file'],
  ])('with %s is refused, naming line and column', (_what, value, words) => {
    expect(refusal(() => readJson(value))).toContain(words);
  });

  test.each([
    ['[\n  {"id": }\n]', 'line 2, column 10: not valid JSON'],
    ['[{"id": "7"', 'line 1, column 12: not valid JSON'],
  ])('that is none is refused, naming line and column', (text, words) => {
    expect(refusal(() => read(text, 'vacancies.json'))).toContain(words);
  });
});

test('a file of another kind is refused', () => {
  expect(refusal(() => read(header, 'vacancies.xlsx'))).toContain('must end in .csv or .json');
});

test('ten thousand vacancies are read in a moment', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...vacancy,
    id: `${index}`,
    description: 'x '.repeat(400),
  }));
  const started = Date.now();
  expect(readJson(many)).toHaveLength(10_000);
  const csv = many.map((one) =>
    Object.values(one)
      .map((value) => `"${value}"`)
      .join(','),
  );
  expect(read([header, ...csv].join('\r\n'))).toHaveLength(10_000);
  expect(Date.now() - started).toBeLessThan(5000);
});

test('the sample vacancies are at least 60, sound, and of every job type and employment type', () => {
  const vacancies = readJson(sampleVacancies);
  const kinds = (field: 'job_type' | 'employment_type') => new Set(vacancies.map((one) => one[field]));
  expect(vacancies.length).toBeGreaterThanOrEqual(60);
  expect([...kinds('job_type')].toSorted()).toEqual([
    'Contract',
    'Full-Time',
    'Internship',
    'Part-Time',
    'PartTime',
    'Permanent',
  ]);
  expect([...kinds('employment_type')].toSorted()).toEqual(['Full-time', 'Part-time']);
  expect(new Set(vacancies.map((one) => one.job_title)).size).toBe(vacancies.length);
  for (const one of vacancies) expect(one).toMatchObject(none);
});
