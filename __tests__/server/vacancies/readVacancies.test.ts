/** @jest-environment node */
import { header, none, read, refusal, row, vacancy } from './reading';

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
    ['semicolons', header.replaceAll(',', ';'), 'line 1, column 1: the columns are separated by semicolons'],
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
  ])('with %s is refused, naming line and column', (_what, text, words) => {
    expect(refusal(() => read(text))).toContain(words);
  });

  test('is refused with all its problems', () => {
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

test('a file of another kind is refused', () => {
  expect(refusal(() => read(header, 'vacancies.xlsx'))).toContain('must end in .csv or .json');
});
