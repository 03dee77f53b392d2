import { MAX_PROBLEMS_SHOWN } from '@server/vacancies/parseVacancyFile';
import { header, read, readJson, errorOf, vacancy } from './reading';

describe('a JSON file', () => {
  test('is read, whether a list or a backend’s response', () => {
    const expected = [{ ...vacancy, pay: 'Band 2' }];
    const given = { ...vacancy, id: 7, pay: ['Band 2'], location: null };
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
      'a field that is not text',
      [{ ...vacancy, description: {} }],
      'line 7, column 20: description must be text',
    ],
    ['an unknown field', [{ ...vacancy, salary: 1 }], 'line 10, column 15: unknown field "salary"'],
    ['a duplicate id', [vacancy, vacancy], 'line 12, column 11: the id "7" is already used on line 3'],
    ['something other than a vacancy', [vacancy, 'Porter'], 'line 11, column 3: a vacancy must be an object'],
    ['no list', { result: {} }, 'line 2, column 13: expected a list of vacancies'],
    ['an empty list', [], 'there is no vacancy in this file'],
  ])('with %s is rejected with line and column', (_what, value, message) => {
    expect(errorOf(() => readJson(value))).toContain(message);
  });

  test.each([
    ['[\n  {"id": }\n]', 'line 2, column 10: not valid JSON: value expected'],
    ['[1, 2,]', 'line 1, column 7: not valid JSON: value expected'],
    ['[1] // one', 'line 1, column 5: not valid JSON: invalid comment token'],
    ['[{"id": "7"', 'line 1, column 12: not valid JSON: close brace expected'],
  ])('with a syntax error is rejected with line, column and reason', (text, message) => {
    expect(errorOf(() => read(text, 'vacancies.json'))).toContain(message);
  });
});

test('a long file full of problems is rejected with the first of them', () => {
  const many = Array.from({ length: 10_000 }, () => ({ ...vacancy, job_title: '' }));
  expect(errorOf(() => readJson(many)).split('\n')).toHaveLength(MAX_PROBLEMS_SHOWN);
});

// Reading that took quadratic time would hit the test's timeout.
test('ten thousand vacancies are read in time', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...vacancy,
    id: `${index}`,
    description: 'x '.repeat(400),
  }));
  expect(readJson(many)).toHaveLength(10_000);
  const csv = many.map((one) =>
    Object.values(one)
      .map((value) => `"${value}"`)
      .join(','),
  );
  expect(read([header, ...csv].join('\r\n'))).toHaveLength(10_000);
});
