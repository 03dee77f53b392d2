import { structuredData } from '@/app/render/structuredData';
import type { Job } from '@/contract/jobs';
import { EMPLOYMENT_TYPES, JOB_TYPES } from '@/contract/limits';
import { jobPath } from '@/lib/paths';
import bareVacancies from '@server/vacancies/bareVacancies.json';
import { loadSampleVacancies } from '@server/vacancies/loadSampleVacancies';
import { readOpenVacancies } from '@server/vacancies/vacancyQueries';
import { datedSamples } from '@server/vacancies/sampleDates';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { databases, openedForEach } from '@test-server/databases';
import { makeVacancy } from '@test-server/makeVacancy';
import { read } from './reading';
import { DAY } from '@/lib/time/durations';

const noon = Date.parse('2026-11-22T12:00:00Z');
const samples = datedSamples(noon);

/** docs/behaviour.md, section 5: a box reaches a vacancy whose text contains the box's. */
const reaches = (box: string, text: string) => text.toLowerCase().includes(box.toLowerCase());

test.each([
  ['job_type', JOB_TYPES],
  ['employment_type', EMPLOYMENT_TYPES],
] as const)(
  'the sample vacancies are all reached by the boxes of %s, and each box reaches some',
  (field, boxes) => {
    for (const box of boxes) expect(samples.some((one) => reaches(box, one[field]))).toBe(true);
    const missed = samples.filter((one) => !boxes.some((box) => reaches(box, one[field])));
    expect(missed).toEqual([]);
  },
);

describe('to search engines', () => {
  const postingOf = (fields: Partial<Job>): string => {
    const job = { ...samples[0]!, ...fields };
    return JSON.stringify(structuredData({ address: jobPath(job.id), title: job.job_title, data: { job } }));
  };

  test.each([
    ['£20 to £22 an hour', '"minValue":20,"maxValue":22,"unitText":"HOUR"'],
    ['£30,000 a year', '"value":30000,"unitText":"YEAR"'],
    ['up to £30,000 a year', '"QuantitativeValue","maxValue":30000,"unitText":"YEAR"'],
    ['Band 5', undefined],
  ])('pay %j is %s', (pay, expected) => {
    const posting = postingOf({ pay });
    expect(posting.includes('baseSalary')).toBe(Boolean(expected));
    expect(posting).toContain(expected ?? '"JobPosting"');
  });

  test.each([
    ['Full-time', 'FULL_TIME'],
    ['Full time', 'FULL_TIME'],
    ['PartTime', 'PART_TIME'],
    ['part\u2011time, nights', 'PART_TIME'],
    ['Bank', undefined],
  ])('employment type %j is %s', (employment_type, expected) => {
    expect(/"employmentType":"(\w+)"/.exec(postingOf({ employment_type }))?.[1]).toBe(expected);
  });
});

test('the sample without optional fields is valid', () => {
  const vacancies = read(JSON.stringify(bareVacancies)).vacancies;
  expect(vacancies.length).toBeGreaterThan(6);
  for (const one of bareVacancies) expect(Object.keys(one)).toHaveLength(7);
  expect(new Set(vacancies.map(({ job_type }) => job_type)).size).toBe(6);
});

describe.each(databases)('on $name, the samples', (database) => {
  const opened = openedForEach(database);

  const load = (time: number) => loadSampleVacancies({ db: opened.db, now: () => time });
  const stored = () => readOpenVacancies({ ...opened, now: () => 0 });
  const closings = async () => (await stored()).map(({ closes_at }) => closes_at);
  const titles = async () => (await stored()).map(({ job_title }) => job_title);

  test('are loaded once into a new database, even if several servers start together', async () => {
    const loaded = await Promise.all([1, 2, 3].map(() => load(noon)));
    expect(loaded.toSorted((one, other) => one - other)).toEqual([0, 0, samples.length]);
    expect(await closings()).toEqual(samples.map(({ closes_at }) => closes_at));
    await opened.db.deleteFrom('vacancies').execute();
    expect(await load(noon)).toBe(0);
  });

  test('are as fresh after a year as on the first day', async () => {
    await load(noon);
    await opened.db.deleteFrom('vacancies').where('id', '=', '101').execute();
    const later = noon + 365 * DAY;
    await Promise.all([load(later), load(later)]);
    const kept = datedSamples(later).filter(({ id }) => id !== '101');
    expect(await closings()).toEqual(kept.map(({ closes_at }) => closes_at));
  });

  test.each(['merge', 'complete', 'replace'] as const)(
    'go for good when vacancies are first imported (%s)',
    async (mode) => {
      await load(noon);
      const imported = makeVacancy({ id: samples[0]!.id, job_title: 'Real Nurse' });
      const counts = await storeVacancies(opened.db, [imported, makeVacancy({ id: 'a' })], mode);
      expect(counts).toEqual({ added: 1, changed: 1, unchanged: 0, removed: samples.length - 1 });
      await load(noon + 30 * DAY);
      expect(await titles()).toEqual(['Real Nurse', 'Staff Nurse']);
      // A real vacancy that shares its id with a sample is no sample.
      await storeVacancies(opened.db, [makeVacancy({ id: 'b' })], 'merge');
      expect(await titles()).toHaveLength(3);
    },
  );

  test('stay away when the first vacancies were imported', async () => {
    await storeVacancies(opened.db, [makeVacancy({ id: 'a' })], 'merge');
    expect(await load(noon)).toBe(0);
    expect((await readOpenVacancies({ ...opened, now: () => 0 })).map(({ id }) => id)).toEqual(['a']);
  });
});
