/** @jest-environment node */
import { noFilters, type Filters, isSame, readFiltersQuery, writeFiltersQuery } from '@/vacancies/filters';

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

test.each([
  '?jobTitle=nurse%20%26location%3D%E2%80%8BCamden&amp;amp;jobType=parttime%20,Astronaut&employmentType=PART-TIME&sortBy=past+1+week',
  '?jobtitle=nur=%0D%0Ase&amp%3Blocation=Camden&jobType=PartTime.&EMPLOYMENTTYPE=part-time)&sortBy=Past+1+week%3E?utm_source=x',
  '?jobTitle%3Dnurse%26location%3DCamden%26jobType%3Dparttime%26employmentType%3Dpart-time%26sortBy%3Dpast 1 week',
])('an address that was bent gives its filters: %s', (bent) => {
  const { search, location, jobTypes, employmentTypes, sortBy } = everyFilter;
  expect(readFiltersQuery(bent)).toEqual({
    ...noFilters,
    search,
    location,
    jobTypes: jobTypes.slice(0, 1),
    employmentTypes,
    sortBy,
  });
});
