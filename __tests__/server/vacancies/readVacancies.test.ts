import { header, read, errorOf, row, vacancy } from './reading';

describe('a CSV file', () => {
  test('is read', () => {
    expect(read(`${header}\n${row}\n`)).toEqual([{ ...vacancy }]);
  });

  test('may have a byte order mark, CRLF line ends and empty lines', () => {
    expect(read(`\uFEFF${header}\r\n\r\n${row}\r\n\r\n`)).toEqual([{ ...vacancy }]);
  });

  test('may have its columns in any order and case, including optional ones', () => {
    const text = `LOCATION,Id,posted_at,${header.replace('id,', '').toUpperCase()}\nCamden,7,2026-11-21,${row.slice(2)}`;
    expect(read(text)).toEqual([{ ...vacancy, location: 'Camden', posted_at: '2026-11-21' }]);
  });

  test('may be separated by semicolons, as Excel does in many countries, with commas in its texts', () => {
    const text = `${header.replaceAll(',', ';')}\n${row.replaceAll(',', ';').replace('Part-time', '"Part-time; days"')}`;
    expect(read(text)).toEqual([{ ...vacancy, employment_type: 'Part-time; days' }]);
  });

  test.each([
    ['2026-11-21', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['2026-11-21T09:00', '2026-11-21T09:00:00.000Z', '2026-11-21', '2026-11-21'],
    ['2026-11-21 23:30', '2026-11-21T23:30:00.000Z', '2026-11-21T23:30+0000', '2026-11-21T23:30:00.000Z'],
  ])(
    'may have a vacancy posted at %s, kept as %s, that closes at %s, kept as %s',
    (given, posted_at, closes, closes_at) => {
      const text = `${header},posted_at,closes_at\n${row},${given},${closes}`;
      expect(read(text)).toEqual([{ ...vacancy, posted_at, closes_at }]);
    },
  );

  test('may have quoted fields with commas, line ends and doubled quotation marks', () => {
    const quoted = row.replace(vacancy.description, '"Beds, post\r\nand ""odd"" things"');
    expect(read(`${header}\n${quoted}`)[0]?.description).toBe('Beds, post\nand "odd" things');
  });

  test('may hold HTML, which is read as plain text', () => {
    const text = `${header},pay\n7,Health &amp; Safety,Full-time,Permanent,<p>We&rsquo;re hiring.</p> Pay £18,"• NMC pin\n• Two years",Nursing,<b>£18</b>`;
    expect(read(text)).toEqual([
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

  test.each([
    [
      'a description of tags alone',
      `${header}\n7,Porter,Full-time,Permanent,<p><br></p>,y,z`,
      'line 2, column 30: description is empty',
    ],
    [
      'an empty title',
      `${header}\n${row}\n8,,Full-time,Permanent,x,y,z`,
      'line 3, column 3: job_title is empty',
    ],
    [
      'a problem after a quoted line end',
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
    [
      'an error after quoted line ends of two characters',
      `${header}\r\n7,"Pö\r\nrter",x\r\n8,"Por"ter`,
      'line 4, column 8: text after the closing',
    ],
    ['an unknown column', `${header},salary\n`, 'line 1, column 69: unknown column "salary"'],
    [
      'a missing column',
      header.replace(',Sector', ''),
      'line 1, column 1: the first line must name the column Sector',
    ],
    ['a column named twice', `${header},ID\n`, 'line 1, column 69: the column id appears twice'],
    ['a duplicate id', `${header}\n${row}\n${row}`, 'line 3, column 1: the id "7" is already used on line 2'],
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
  ])('with %s is rejected with line and column', (_what, text, message) => {
    expect(errorOf(() => read(text))).toContain(message);
  });

  test('is rejected with all its problems', () => {
    const message = errorOf(() => read(`${header}\n8,,Full-time,Permanent,x,y,z\n9,Porter,,Permanent,x,y,z`));
    expect(message.split('\n')).toEqual([
      'line 2, column 3: job_title is empty',
      'line 3, column 10: employment_type is empty',
    ]);
  });

  test('in another encoding is rejected', () => {
    const latin = Uint8Array.from(`${header}\n${row.replace('Porter', 'Caf\u00e9')}`, (letter) =>
      letter.charCodeAt(0),
    );
    expect(errorOf(() => read(latin))).toContain('not UTF-8');
  });
});

test('a file of another type is rejected', () => {
  expect(errorOf(() => read(header, 'vacancies.xlsx'))).toContain('must end in .csv or .json');
});
