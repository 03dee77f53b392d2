/** @jest-environment node */
import { readJob } from '@/contract/jobs';
import { RAW_TEXT_MAX_LENGTH } from '@/contract/limits';
import { plainText } from '@/contract/plainText';

const required = {
  employment_type: '',
  job_type: '',
  description: '',
  Experience: '',
  Sector: '',
};

function read(given: unknown) {
  const problems: string[] = [];
  const job = readJob(given, (problem) => problems.push(problem));
  return { job, problems };
}

test('a vacancy with an id alone is called after it, and nothing is reported', () => {
  expect(read({ id: 7, pay: null, job_title: '  ' })).toEqual({
    job: { id: '7', job_title: 'Vacancy 7', ...required },
    problems: [],
  });
});

// JSON.parse has rounded a number above 2^53, perhaps to the id of another vacancy.
test.each([{}, { id: null }, { id: '' }, { id: [] }, { id: 2 ** 53 }, null, 'rubbish', 7, [], [{ id: '7' }]])(
  '%j is no vacancy',
  (given) => expect(read(given).job).toBeUndefined(),
);

test.each([
  ['  Porter ', 'Porter'],
  [7.5, '7.5'],
  [['Days', ' nights ', '', 12], 'Days, nights, 12'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  [[], ''],
])('the text %j is read as %j', (value, text) => {
  expect(read({ id: '7', description: value })).toMatchObject({ job: { description: text }, problems: [] });
});

test.each([{ from: 20 }, true, ['Days', {}], [['Days']]])(
  'the text %j costs the field, not the vacancy, and is reported',
  (value) => {
    const { job, problems } = read({ id: '7', job_title: 'Porter', pay: value, description: value });
    expect(job).toEqual({ id: '7', job_title: 'Porter', ...required });
    expect(problems).toEqual([
      'vacancy 7: description could not be read',
      'vacancy 7: pay could not be read',
    ]);
  },
);

test('what databases write for nothing is nothing', () => {
  const { job, problems } = read({ id: '7', job_title: 'Porter', pay: 'null', location: 'N/A', shifts: '-' });
  expect([job, problems]).toEqual([{ id: '7', job_title: 'Porter', ...required }, []]);
});

test('a text too long to be looked at costs the field, and is reported', () => {
  const { job, problems } = read({ id: '7', description: 'x'.repeat(RAW_TEXT_MAX_LENGTH + 1) });
  expect([job?.description, problems]).toEqual(['', ['vacancy 7: description could not be read']]);
});

test('dates are read as dates, and one that is none is reported', () => {
  const { job, problems } = read({ id: '7', posted_at: 1795626000, closes_at: 'next Friday' });
  expect([job?.posted_at, job?.closes_at]).toEqual(['2026-11-25T17:00:00.000Z', undefined]);
  expect(problems).toEqual(['vacancy 7: closes_at could not be read']);
});

test.each([
  [true, 'Offered'],
  ['TRUE', 'Offered'],
  ['yes', 'Offered'],
  [false, 'Not offered'],
  ['No', 'Not offered'],
  ['After a year', 'After a year'],
  [null, undefined],
])('sponsorship %j is %j', (value, text) => {
  expect(read({ id: '7', sponsorship: value })).toMatchObject({ job: { id: '7' }, problems: [] });
  expect(read({ id: '7', sponsorship: value }).job?.sponsorship).toBe(text);
});

test('HTML is read in every text but the id, and a field of one line stays one', () => {
  const given = {
    id: 'A&amp;E',
    job_title: 'Nurse<br>A&amp;E',
    description: '<p>Days</p><p>Nights</p>',
    Experience: '<ul><li>• NMC pin</li><li>DBS</li></ul>',
    Sector: '<script>1</script>',
    pay: '&pound;18&nbsp;an hour',
    sponsorship: '<p>Yes</p>',
    shifts: '<p></p>',
  };
  expect(readJob(given, undefined, plainText)).toEqual({
    ...required,
    id: 'A&amp;E',
    job_title: 'Nurse A&E',
    description: 'Days\n\nNights',
    Experience: 'NMC pin\nDBS',
    pay: '£18 an hour',
    sponsorship: 'Offered',
  });
  expect(readJob(given)).toMatchObject({ job_title: given.job_title, description: given.description });
});

test('requirements lose their bullets, which the page draws itself; other texts keep theirs', () => {
  const text =
    '• NMC pin\n\t·DBS\n- Driving\n– Two years\n* Nights\n✔️ Days\n\uF0B7 PIN\no Word\n-5 °C, +2 years, *, or';
  const { job } = read({ id: '7', Experience: text, description: text });
  expect(job?.Experience).toBe(
    'NMC pin\nDBS\nDriving\nTwo years\nNights\nDays\nPIN\nWord\n-5 °C, +2 years, *, or',
  );
  expect(job?.description).toBe(text);
});
