/** @jest-environment node */
import { emptyListCopy } from '@/content/jobs';
import { suggestFilters, wishesOf } from '@/features/jobs/list/filterSuggestions';
import { noFilters, type Filters, isSame, readFiltersQuery, writeFiltersQuery } from '@/vacancies/filters';
import { indexJobs } from '@/vacancies/findJobs';
import { makeJob } from '@test/fixtures';

const everyFilter: Filters = {
  ...noFilters,
  jobTypes: ['PartTime', 'Other'],
  employmentTypes: ['Part-time'],
  shifts: ['Nights'],
  sponsorship: ['Sponsorship offered'],
  search: 'nurse',
  location: 'Camden',
  sector: '',
  sortBy: 'Past 1 week',
};

describe('the address', () => {
  it('says every filter in readable names, and reads them back', () => {
    const query = writeFiltersQuery('', everyFilter);
    expect(query).toBe(
      '?jobTitle=nurse&location=Camden&jobType=PartTime&jobType=Other&employmentType=Part-time&shifts=Nights&sponsorship=Sponsorship+offered&sortBy=Past+1+week',
    );
    expect(readFiltersQuery(query)).toEqual(everyFilter);
  });

  it('keeps whatever else it carries, and nothing of earlier filters', () => {
    const other = writeFiltersQuery('?code=zz&jobTitle=porter&jobType=Contract', { search: ' clerk ' });
    expect(other).toBe('?code=zz&jobTitle=clerk');
    expect(writeFiltersQuery('?jobTitle=porter', noFilters)).toBe('');
    expect(writeFiltersQuery('', { search: '  ' })).toBe('');
  });

  it.each(['', '?jobTitle=', '?code=zz', '?jobType=Astronaut&sortBy=never'])('%j sets no filter', (query) => {
    expect(readFiltersQuery(query)).toBeUndefined();
  });

  it('is the same whatever order the boxes were ticked in', () => {
    const turned = { ...everyFilter, jobTypes: everyFilter.jobTypes.toReversed() };
    expect(isSame(everyFilter, turned)).toBe(true);
    expect(isSame(everyFilter, { ...everyFilter, jobTypes: ['PartTime'] })).toBe(false);
  });
});

describe('what is in the way of an empty list', () => {
  const now = Date.UTC(2026, 0, 31);
  const clerks = ['1', '2'].map((id) => makeJob({ id, job_title: 'Clerk', job_type: 'Permanent' }));
  const nurse = makeJob({ id: '3', job_title: 'Nurse', job_type: 'Permanent', employment_type: 'Part-time' });
  const bare = indexJobs([...clerks, nurse]);
  const full = indexJobs([
    makeJob({ id: '1', location: 'Leeds', posted_at: '2026-01-01' }),
    makeJob({ id: '2', location: 'Camden', posted_at: '2025-01-01' }),
  ]);
  const inTheWay = (index: typeof bare, filters: Partial<Filters>) =>
    suggestFilters(index, { ...noFilters, ...filters }, now).map(({ filter, count }) => [filter, count]);

  it('is each filter that is set, with what the list would have without it, the most helpful first', () => {
    expect(inTheWay(bare, { search: 'nurse', employmentTypes: ['Full-time'] })).toEqual([
      ['search', 2],
      ['employmentTypes', 1],
    ]);
    expect(inTheWay(bare, { search: 'nurse', jobTypes: ['Contract'] })).toEqual([
      ['jobTypes', 1],
      ['search', 0],
    ]);
  });

  it('is no place and no date where vacancies carry none, and nothing that is blank', () => {
    const wanted: Partial<Filters> = { location: 'Hull', sortBy: 'Past 24 hours' };
    expect(inTheWay(bare, { ...wanted, search: 'x' })).toEqual([['search', 3]]);
    expect(inTheWay(full, wanted).map(([filter]) => filter)).toEqual(['location', 'sortBy']);
    expect(inTheWay(full, { search: ' ', location: ' ', jobTypes: ['Contract'] })).toEqual([['jobTypes', 2]]);
  });

  it('is said in words', () => {
    const all = (['search', 'location', 'jobTypes', 'employmentTypes', 'sortBy'] as const).map((filter) => ({
      filter,
      count: 0,
    }));
    expect(emptyListCopy.inTheWay(wishesOf({ ...everyFilter, search: ' nurse ' }, all))).toBe(
      'You searched for “nurse” in “Camden” from the past week with PartTime or Other job types and Part-time ticked.',
    );
    expect(emptyListCopy.inTheWay(wishesOf(everyFilter, [{ filter: 'location', count: 0 }]))).toBe(
      'You searched for vacancies in “Camden”.',
    );
  });
});
