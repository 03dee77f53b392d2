import type { Job } from '@/contract/jobs';
import { indexJobs } from '@/features/jobs/search/filterJobs';
import { noFilters } from '@/features/jobs/search/filtersSlice';
import { makeJob } from '@test/fixtures';

const now = Date.UTC(2026, 0, 31);
const titles = ['Care Assistant', 'Theatre Nurse', 'Ward Clerk', 'Live-in Carer', 'Porter', 'Night Nurse'];
const jobs = Array.from({ length: 60 }, (_, place) =>
  makeJob({
    id: String(place),
    job_title: `${titles[place % titles.length]} ${place}`,
    employment_type: place % 2 ? 'Part-time' : 'Full-time',
    job_type: place % 5 ? 'Permanent' : 'Contract',
  }),
);

const passes = (term: string) => (job: Job) =>
  [job.job_title, job.employment_type, job.job_type].some((text) => text.toLowerCase().includes(term));

const idsOf = (found: readonly { job: Job }[]) => found.map(({ job }) => job.id);

test('finds the same whether a search is typed, taken back, replaced or new', () => {
  const index = indexJobs(jobs);
  const typed = [
    'c',
    'ca',
    'car',
    'care',
    'car',
    'ca',
    '',
    'perm',
    'per',
    'nurse 1',
    'nurse',
    'x',
    '',
    'care',
  ];
  for (const search of typed) {
    const expected = jobs.filter(passes(search)).map(({ id }) => id);
    expect(idsOf(index.find({ ...noFilters, search }, now))).toEqual(expected);
  }
});

test('a box narrows what the search has left, and gives it back', () => {
  const index = indexJobs(jobs);
  const search = { ...noFilters, search: 'nurse' };
  const all = idsOf(index.find(search, now));
  const contracts = idsOf(index.find({ ...search, jobTypes: ['Contract'] }, now));
  expect(contracts.length).toBeGreaterThan(0);
  expect(contracts.length).toBeLessThan(all.length);
  expect(idsOf(index.find(search, now))).toEqual(all);
});

test('finds nothing across two fields', () => {
  const index = indexJobs([makeJob({ job_title: 'Porter', employment_type: 'Full-time', job_type: 'Bank' })]);
  for (const search of ['porterfull', 'porter full', 'timebank'])
    expect(index.find({ ...noFilters, search }, now)).toEqual([]);
});

test('keeps the order of the backend among vacancies of one date, and those without a date last', () => {
  const dated = (id: string, posted_at?: string) => makeJob({ id, ...(posted_at && { posted_at }) });
  const index = indexJobs([
    dated('none'),
    dated('old', '2026-01-01'),
    dated('new 1', '2026-01-30'),
    dated('new 2', '2026-01-30'),
    dated('rubbish', 'soon'),
  ]);
  expect(index.hasDates).toBe(true);
  expect(idsOf(index.find(noFilters, now))).toEqual(['new 1', 'new 2', 'old', 'none', 'rubbish']);
  expect(idsOf(index.find({ ...noFilters, sortBy: 'Past 1 week' }, now))).toEqual(['new 1', 'new 2']);
});
