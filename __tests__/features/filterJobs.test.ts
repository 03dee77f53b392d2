import type { Job } from '@/contract/jobs';
import { findJobs, indexJobs } from '@/features/jobs/search/filterJobs';
import { noFilters, type FiltersState } from '@/features/jobs/search/filtersSlice';
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

const find = (all: readonly Job[], filters: Partial<FiltersState>) =>
  findJobs(indexJobs(all), { ...noFilters, ...filters }, now).map(({ id }) => id);

test.each(['', 'c', 'care', 'PERM', ' nurse 1 ', 'contract', 'part-time', 'x'])(
  'finds "%s" in titles and types, in any case',
  (search) => {
    const expected = jobs.filter(passes(search.trim().toLowerCase())).map(({ id }) => id);
    expect(find(jobs, { search })).toEqual(expected);
  },
);

test('a box narrows the search further', () => {
  const all = find(jobs, { search: 'nurse' });
  const contracts = find(jobs, { search: 'nurse', jobTypes: ['Contract'] });
  expect(contracts.length).toBeGreaterThan(0);
  expect(contracts.length).toBeLessThan(all.length);
  expect(all).toEqual(expect.arrayContaining(contracts));
});

test('does not match across two fields', () => {
  const porter = [makeJob({ job_title: 'Porter', employment_type: 'Full-time', job_type: 'Bank' })];
  for (const search of ['porterfull', 'porter full', 'timebank'])
    expect(find(porter, { search })).toEqual([]);
});

test('shows the newest first, keeps the backend’s order within a date, and puts those without one last', () => {
  const dated = (id: string, posted_at?: string) => makeJob({ id, ...(posted_at && { posted_at }) });
  const all = [
    dated('none'),
    dated('old', '2026-01-01'),
    dated('new 1', '2026-01-30'),
    dated('new 2', '2026-01-30'),
    dated('rubbish', 'soon'),
  ];
  expect(indexJobs(all).hasDates).toBe(true);
  expect(find(all, {})).toEqual(['new 1', 'new 2', 'old', 'none', 'rubbish']);
  expect(find(all, { sortBy: 'Past 1 week' })).toEqual(['new 1', 'new 2']);
});
