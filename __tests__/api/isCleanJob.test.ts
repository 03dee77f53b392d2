/** @jest-environment node */
import * as v from 'valibot';
import { isCleanJob } from '@/api/isCleanJob';
import { Job } from '@/contract/jobs';
import { makeJob } from '@test/fixtures';

const job = makeJob({
  location: 'Camden',
  posted_at: '2026-01-30',
  closes_at: '2026-02-28',
  pay: '£20 an hour',
});

test('accepts vacancies that the schema would not change', () => {
  expect(isCleanJob(job)).toBe(true);
  expect(v.parse(Job, job)).toEqual(job);
  expect(isCleanJob(makeJob({ description: '' }))).toBe(true);
});

test.each(Object.keys(job))('leaves it to the schema when %s is wrong or to be mended', (field) => {
  for (const value of [null, 7, {}]) expect(isCleanJob({ ...job, [field]: value })).toBe(false);
});

test.each(Object.keys(job).filter((field) => field !== 'id'))(
  'leaves it to the schema when %s has blanks around it',
  (field) => expect(isCleanJob({ ...job, [field]: ' Porter ' })).toBe(false),
);

test.each(['id', 'job_title', 'location', 'posted_at', 'closes_at', 'pay'])(
  'leaves it to the schema when %s is empty',
  (field) => expect(isCleanJob({ ...job, [field]: '' })).toBe(false),
);

test.each([null, 'rubbish', 7, []])('takes no %j', (item) => expect(isCleanJob(item)).toBe(false));
