import { jobFieldNames, type JobField } from '@/contract/jobs';
import { writeVacancyFile } from '@server/vacancies/writeVacancyFile';
import { read, vacancy } from './reading';

const oddities = [
  'one, "two"; three',
  '"',
  'A & E',
  '&amp;',
  '&amp;amp; &lt;b&gt;',
  '<b>18</b>',
  '<jane@trust.example>',
  '=1+1',
  '＝1+1',
  '+44',
  '@x',
  '-x',
  "'=1",
  "''-x",
  '£18 – “quoted” ✓',
  '• - a bullet',
];
const severalLines = 'One\n\nTwo "lines",\n  indented &lt;\nlast';
const dates = { posted_at: '2026-11-21', closes_at: '2026-11-30T09:00:00.000Z' };

/** Every field holds the text that its type allows. */
const filledWith = (text: string) =>
  Object.fromEntries(
    jobFieldNames.map((field: JobField) => [
      field,
      field in dates ? dates[field as keyof typeof dates] : text,
    ]),
  );

test.each(['vacancies.csv', 'vacancies.json'])('what is written to %s is read as it was', (name) => {
  const given = [
    ...oddities.map((text, index) => ({ ...filledWith(text), id: `${text} ${index}` })),
    { ...filledWith('x'), id: 'long', description: severalLines, Experience: `• ${severalLines}` },
    vacancy,
  ];
  const first = read(JSON.stringify(given)).vacancies;
  const again = read(writeVacancyFile(name, first)!).vacancies;
  expect(again).toEqual(first);
  expect(writeVacancyFile(name, again)).toBe(writeVacancyFile(name, first));
});

test('a cell that begins like a formula is text to a spreadsheet', () => {
  expect(writeVacancyFile('a.csv', [{ ...vacancy, job_title: '=1+1' }])).toContain(`"'=1+1"`);
});

test('a spreadsheet opens the CSV as UTF-8, with a column for every field', () => {
  expect(writeVacancyFile('a.csv', [])).toBe(`\uFEFF"${jobFieldNames.join('","')}"\r\n`);
});
