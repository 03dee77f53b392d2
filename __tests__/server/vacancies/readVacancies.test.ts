/** @jest-environment node */
import { MAX_BYTES } from '@server/vacancies/readVacancies';
import { header, read, row, vacancy } from './reading';

const other = (change: string) => row.replace('7', '8').replace('Porter', change);
const json = (...items: unknown[]) => JSON.stringify(items);

describe('a CSV is read', () => {
  test.each([
    [
      'with any line ends, a byte order mark and rows of blanks',
      `\uFEFF${header}\r\n , ,,\r\n\r\n${row}\n,,,,,,\r\n`,
    ],
    ['with the line that tells Excel the separator', `sep=;\r\n${`${header}\n${row}`.replaceAll(',', ';')}`],
    [
      'with semicolons, as Excel separates where the comma is the decimal sign',
      `${header}\n${row}`.replaceAll(',', ';'),
    ],
    ['with tabs', `${header}\n${row}`.replaceAll(',', '\t')],
    ['with empty columns at the right', `${header},,,\n${row},,,\n`],
    ['with columns in any order and as titles', `JOB-TITLE,Id,${header.slice(13)}\nPorter,7,${row.slice(9)}`],
    [
      'with cells that stand for nothing',
      `${header},pay,closes_at,posted_at,location\n${row},#N/A,00/01/1900,0000-00-00 00:00:00,-`,
    ],
    [
      'with formulas that failed',
      `${header},pay,closes_at,posted_at,location\n${row},#NAME?,NaT,#VALUE!,#DIV/0!`,
    ],
    ['with rows of blanks above', `\r\n;;;\r\n${`${header}\n${row}`.replaceAll(',', ';')}`],
    ['with an id that ends in a mark that cannot be seen', `${header}\n${row.replace('7,', '7\u200B ,')}`],
    ['in UTF-16, as Excel saves "Unicode Text"', Buffer.from(`\uFEFF${header}\n${row}`, 'utf16le')],
    ['in big-endian UTF-16', Buffer.from(`\uFEFF${header}\n${row}`, 'utf16le').swap16()],
    ['in UTF-16 without its mark', Buffer.from(`${header}\n${row}`, 'utf16le')],
    ['in big-endian UTF-16 without it', Buffer.from(`${header}\n${row}`, 'utf16le').swap16()],
    [
      'with titles above',
      `Job titles, types, pay; November;;\n"For ""Ann""";;\n\n${`${header}\n${row}`.replaceAll(',', ';')}`,
    ],
    [
      'with line ends of old Macs, blanks before quotation marks and an id that Excel leaves alone',
      `${header}\r${row.replace('7,Porter', '="\'7", "Porter"')}\r`,
    ],
  ])('%s', (_what, text) => {
    expect(read(text)).toEqual({ vacancies: [vacancy], problems: [], leftOutIds: [], ignored: [] });
  });

  test('in Windows-1252, as Excel saves "CSV"', () => {
    const bytes = Buffer.from(`${header}\n${other('Caf\u00e9 \x96 porter \xA318')}`, 'latin1');
    expect(read(bytes).vacancies[0]?.job_title).toBe('Café – porter £18');
    const mac = Buffer.from(`${header}\n${other('Caf\x8E \xD0 porter \xA318')}`, 'latin1');
    expect(read(mac).vacancies[0]?.job_title).toBe('Café – porter £18');
  });

  test('in UTF-8 that Excel has opened as Windows-1252 and saved again', () => {
    const bytes = Buffer.from(`${header}\n${other('CafÃ© â€“ porter Â£18')}`);
    expect(read(bytes).vacancies[0]?.job_title).toBe('Café – porter £18');
    // Others' letters have no place there, so that file is not one of them.
    expect(read(`${header}\n${other('Michał Â£18')}`).vacancies[0]?.job_title).toBe('Michał Â£18');
  });

  test.each(['7.0', '"=""7"""'])('with the id %s', (id) => {
    expect(read(`${header}\n${row.replace('7,', `${id},`)}`).vacancies[0]?.id).toBe('7');
  });

  test('without the columns Experience and Sector', () => {
    const text = 'Id,JobTitle,Employment Type,Job Type,Description,Closing date\n7,Porter,x,y,z,31-12-2026';
    expect(read(text).vacancies).toMatchObject([{ Experience: '', Sector: '', closes_at: '2026-12-31' }]);
  });

  test('with quotation marks round commas, line ends and doubled quotation marks', () => {
    const quoted = row.replace(vacancy.description, '"Beds, ""odd"" things, \r\n""post"""');
    expect(read(`${header}\n${quoted}`).vacancies[0]?.description).toBe('Beds, "odd" things, \n"post"');
  });

  test.each([
    ['2026-11-21', '2026-11-21', '31/12/2026', '2026-12-31'],
    ['2026-11-21T09:00', '2026-11-21T09:00:00.000Z', '1/2/2027 17:00', '2027-02-01T17:00:00.000Z'],
    ['20/11/26', '2026-11-20', '31-Dec-26', '2026-12-31'],
    ['1 Sep 2026 9:00', '2026-09-01T09:00:00.000Z', '3 January 2027', '2027-01-03'],
    ['46346.375', '2026-11-20T09:00:00.000Z', '46387.0', '2026-12-31'],
    ['29/11/2026 00:00', '2026-11-29', '2026-12-20T00:00:00', '2026-12-20'],
    ['2026/11/1', '2026-11-01', '"Thursday, 31st December 2026"', '2026-12-31'],
    ['2026-11-21 23:30', '2026-11-21T23:30:00.000Z', '2026-11-21T23:30+0000', '2026-11-21T23:30:00.000Z'],
  ])('with dates such as %s, kept as %s, and %s, kept as %s', (given, posted_at, closes, closes_at) => {
    const text = `${header},posted_at,closes_at\n${row},${given},${closes}`;
    expect(read(text).vacancies).toEqual([{ ...vacancy, posted_at, closes_at }]);
  });

  test('with HTML, which becomes plain text', () => {
    const text = `${header},pay\n7,Health &amp; Safety,Full-time,Permanent,<p>We&rsquo;re hiring.</p> Pay £18,"• NMC pin\n• Two years",Nursing,<b>£18</b>`;
    expect(read(text).vacancies).toEqual([
      {
        ...vacancy,
        job_title: 'Health & Safety',
        employment_type: 'Full-time',
        job_type: 'Permanent',
        description: 'We’re hiring.\n\nPay £18',
        Experience: 'NMC pin\nTwo years',
        Sector: 'Nursing',
        pay: '£18',
      },
    ]);
  });
});

test.each([
  ['a list', (item: object) => [item]],
  ['an answer with a result', (item: object) => ({ result: { items: [item] } })],
  ['an answer with items', (item: object) => ({ items: [item] })],
])('JSON is read from %s', (_what, wrap) => {
  const given = { ...vacancy, id: 7, pay: ['Band 2'], location: null, Sector: null };
  const { vacancies, problems } = read(JSON.stringify(wrap(given)));
  expect([vacancies, problems]).toEqual([[{ ...vacancy, pay: 'Band 2', Sector: '' }], []]);
});

test('columns that no vacancy has are ignored and named', () => {
  expect(read(`${header},Our notes,,Branch\n${row},a,b,c`)).toMatchObject({
    vacancies: [vacancy],
    ignored: ['Our notes', 'Branch'],
  });
  expect(read(json({ ...vacancy, branch: 7 }))).toMatchObject({ vacancies: [vacancy], ignored: ['branch'] });
});

describe('a wrong vacancy alone is left out of', () => {
  test.each([
    ['an empty title', other(''), 'row 3, column job_title: is empty'],
    ['a description of tags alone', '8,x,y,z,<p><br></p>,,', 'row 3, column description: is empty'],
    ['a short row', '8,Porter,x,y', 'row 3, column description: is empty'],
    [
      'a comma without quotation marks',
      `${other('Porter')},more`,
      'row 3: has more cells than the first row',
    ],
    ['an id that is used twice', row, 'row 3: the id "7" is already used in row 2'],
    ['a title of two lines', other('"Por\nter"'), 'row 3, column job_title: must be one line'],
    ['a long title', other('x'.repeat(201)), 'row 3, column job_title: is longer than 200 characters'],
    ['a control character', other('Por\u0007ter'), 'job_title: holds a character that cannot be shown'],
    [
      'an id that Excel has shortened',
      row.replace('7', '1.23457E+11'),
      'is 1.23457E+11, as Excel shortens long numbers: format',
    ],
    ['an id that Excel has rounded', row.replace('7', '1E+11'), 'format the column as text'],
  ])('a CSV: %s', (_what, wrong, problem) => {
    const { vacancies, problems } = read(`${header}\n${row}\n${wrong}`);
    expect([vacancies, problems]).toEqual([[vacancy], [expect.stringContaining(problem)]]);
  });

  test.each([
    [
      { posted_at: '2026-02-31' },
      "field posted_at: is no date such as 2026-12-31 or 31/12/2026, or empty: '2026-02-31'",
    ],
    [
      { closes_at: '12/31/2026' },
      "field closes_at: is no date such as 2026-12-31 or 31/12/2026, or empty: '12/31/2026'",
    ],
    [{ closes_at: '########' }, 'field closes_at: is ###, as Excel writes'],
    [{ posted_at: '2026-03-02', closes_at: '2026-03-01' }, 'field closes_at: lies before posted_at'],
    [
      { closes_at: { toString: 1 } },
      'field closes_at: is no date such as 2026-12-31 or 31/12/2026, or empty: {',
    ],
    [
      { posted_at: 'deep' },
      'field posted_at: is no date such as 2026-12-31 or 31/12/2026, or empty: [ [Array] ]',
    ],
    [{ description: {} }, 'field description: is no text of at most 100000 characters: {}'],
    [
      { description: '<b>'.repeat(170_000) },
      "field description: is no text of at most 100000 characters: '<b>",
    ],
    [{ id: 2 ** 53 }, 'field id: is a number above 2^53'],
    [{ id: null }, 'field id: is empty'],
  ])('a list in JSON with a wrong field, as in row %#', (change, problem) => {
    const text = json(vacancy, { ...vacancy, id: '8', ...change });
    const { vacancies, problems } = read(text.replace('"deep"', '['.repeat(1e5) + ']'.repeat(1e5)));
    expect([vacancies, problems]).toEqual([[vacancy], [expect.stringContaining(`vacancy 2, ${problem}`)]]);
  });

  test('a list with something else in it', () => {
    expect(read(json(vacancy, 'Porter')).problems[0]).toBe('vacancy 2, field id: is empty');
  });

  test('a list in JSON that has rounded two ids to one, which are not called the same', () => {
    const rounded = { ...vacancy, id: 2 ** 53 };
    expect(read(json(vacancy, rounded, rounded)).problems).toHaveLength(2);
  });

  test('any list, with its id, so that a vacancy with a slip need not close', () => {
    expect(read(`${header}\n${row}\n${other('')}`).leftOutIds).toEqual(['8']);
  });
});

test.each([
  ['a quotation mark that is never closed', `${header}\n8,"Porter`, /^row 2: Quote Not Closed/],
  ['a quotation mark in a plain field', `${header}\n8,6" taps`, /^row 2: Invalid Opening Quote/],
  ['text after a closing quotation mark', `${header}\n\n8,"Por"ter`, /^row 3: Invalid Closing Quote/],
  [
    'a column too few',
    header.replace(',description', ''),
    /must name the columns of a vacancy; missing: description$/,
  ],
  ['a column named twice', `${header},ID\n`, /names the column id twice/],
  ['nothing in it', '', /must name the columns/],
  [
    'wrong vacancies alone',
    `${header}\n8,,x,y,z,,`,
    /^no vacancy could be read:\nrow 2, column job_title: is empty$/,
  ],
  ['a workbook in it', 'PK\u0003\u0004', /an Excel workbook: save it as "CSV UTF-8"$/],
  ['a gzip archive in it', Buffer.from('1f8b08', 'hex'), /it is compressed$/],
  ['no list', '{"result":{}}', /there is no list of vacancies/],
  ['JSON that breaks off', '[\n  {"id": }\n]', /not valid JSON: Unexpected token.*\n? *\{"id": \}/],
  ['more bytes than are read', ' '.repeat(MAX_BYTES + 1), /more than 4194304 bytes/],
  ['a row of four million commas', ','.repeat(4_000_000), /more than 200000 cells/],
  [
    'a cell in each row of a wide table',
    `id${',x'.repeat(5000)}${'\n1'.repeat(9000)}`,
    /more than 200000 cells/,
  ],
  ['a million rows of nothing', `${header}${'\n'.repeat(1_000_000)}`, /more than 200000 cells/],
  [
    'as many, with rows of blanks above',
    `${',\n'.repeat(3)}${header}\n${'x\n'.repeat(10_000)}`,
    /more than 10000/,
  ],
  ['more vacancies than are shown', `[${'{},'.repeat(10_000)}{}]`, /more than 10000 vacancies/],
  ['a million lists in one another', '['.repeat(1_000_000), /not valid JSON/],
])('a file with %s is refused whole, at once', (_what, text, message) => {
  const before = process.cpuUsage();
  expect(() => read(text)).toThrow(message);
  // Reading it to its end would take a minute.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
});

test('a file of rows without cells is not read to its end, since each costs the parser an error', () => {
  expect(() => read(`${header}${'\n'.repeat(100_000)}`)).toThrow(/more than 10000 vacancies/);
});

test('of many problems the first twenty are named', () => {
  const many = Array.from({ length: 10_000 }, (_, id) => ({ ...vacancy, id, job_title: '' }));
  expect(() => read(json(...many))).toThrow(/vacancy 20, field job_title: is empty\nand 9980 more$/);
});

// Reading that took quadratic time would hit the test's timeout.
test('ten thousand vacancies are read in time', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...vacancy,
    id: `${index}`,
    description: 'x '.repeat(50),
  }));
  expect(read(json(...many)).vacancies).toHaveLength(10_000);
  const csv = many.map((one) =>
    Object.values(one)
      .map((value) => `"${value}"`)
      .join(','),
  );
  expect(read([header, ...csv].join('\r\n')).vacancies).toHaveLength(10_000);
});
