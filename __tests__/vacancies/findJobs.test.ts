/** @jest-environment node */
import type { Job } from '@/contract/jobs';
import { noFilters, type Filters } from '@/vacancies/filters';
import { boxesOf, groupNames, optionNames } from '@/vacancies/filterGroups';
import {
  applyBoxes,
  countOptions,
  findJobs,
  findMatches,
  indexJobs,
  sponsoredFirst,
} from '@/vacancies/findJobs';
import { makeJob } from '@test/fixtures';

const now = Date.UTC(2026, 0, 31);
const titles = ['Care Assistant', 'Theatre Nurse', 'Ward Clerk', 'Live-in Carer', 'Porter', 'Night Nurse'];
const jobs = Array.from({ length: 60 }, (_, place) =>
  makeJob({
    id: String(place),
    job_title: `${titles[place % titles.length]} ${place}`,
    employment_type: place % 2 ? 'Part-time' : 'Full-time',
    job_type: place % 5 ? 'Permanent' : 'Contract',
    ...(place % 3 && { shifts: place % 2 ? 'Days and nights' : 'Nights' }),
    ...(place % 4 && { sponsorship: place % 3 ? 'Offered' : 'Not offered' }),
  }),
);

const passes = (term: string) => (job: Job) =>
  [job.job_title, job.employment_type, job.job_type].some((text) => text.toLowerCase().includes(term));

const search = (all: readonly Job[], filters: Partial<Filters>) =>
  findJobs(indexJobs(all), { ...noFilters, ...filters }, now);
const find = (...args: Parameters<typeof search>) => search(...args).jobs.map(({ id }) => id);

test.each(['', 'c', 'care', 'PERM', ' nurse 1 ', 'contract', 'part-time', 'x', '.*', '('])(
  'a search for "%s" finds titles and types, in any case',
  (term) => {
    const expected = jobs.filter(passes(term.trim().toLowerCase())).map(({ id }) => id);
    expect(find(jobs, { search: term })).toEqual(expected);
  },
);

test('a sector is matched exactly, where one is set', () => {
  const all = [
    makeJob({ id: '1', Sector: 'Midwifery' }),
    makeJob({ id: '2', Sector: 'Midwifery, community' }),
  ];
  expect(find(all, { sector: 'Midwifery' })).toEqual(['1']);
});

test('a search does not match across two fields', () => {
  const porter = [makeJob({ job_title: 'Porter', employment_type: 'Full-time', job_type: 'Bank' })];
  for (const term of ['porterfull', 'porter full', 'timebank'])
    expect(find(porter, { search: term })).toEqual([]);
});

test('the list can be sorted by the highest pay, hourly and yearly alike; pay that cannot be read comes last', () => {
  const paid = (id: string, pay?: string, location = 'Leeds') =>
    makeJob({ id, location, posted_at: '2026-01-30', ...(pay && { pay }) });
  const all = [
    paid('hour', '£20 to £22 an hour'),
    paid('none'),
    paid('year', '£46,800 a year'),
    paid('band', 'Band 5'),
    paid('nowhere', '£90 an hour', ''),
    paid('day', '£100 to £500 a day'),
  ];
  expect(search(all, { sortBy: 'Highest pay', location: 'leeds' })).toMatchObject({
    jobs: ['year', 'hour', 'day', 'nowhere', 'none', 'band'].map((id) => ({ id })),
    parts: [
      { name: 'placeless', start: 3, size: 1 },
      { name: 'payless', start: 4, size: 2 },
    ],
  });
  const unpaid = [paid('1', 'Band 5'), paid('2')];
  expect(indexJobs(unpaid).hasPay).toBe(false);
  expect(search(unpaid, { sortBy: 'Highest pay' })).toEqual(search(unpaid, {}));
});

test('the list has the newest first, in parts by age, keeps the backend’s order within a date, and puts those without one last', () => {
  const dated = (id: string, posted_at?: string) => makeJob({ id, ...(posted_at && { posted_at }) });
  const all = [
    dated('none'),
    dated('old', '2026-01-01'),
    dated('new 1', '2026-01-28'),
    dated('new 2', '2026-01-28'),
    dated('rubbish', 'soon'),
  ];
  expect(search(all, {})).toMatchObject({
    jobs: ['new 1', 'new 2', 'old', 'none', 'rubbish'].map((id) => ({ id })),
    parts: [
      { name: 'week', start: 0, size: 2 },
      { name: 'earlier', start: 2, size: 1 },
      { name: 'dateless', start: 3, size: 2 },
    ],
  });
  expect(search(jobs, {}).parts).toEqual([]);
});

test.each([
  [24, 'Past 24 hours', 'day', 'week'],
  [7 * 24, 'Past 1 week', 'week', 'earlier'],
  [31 * 24, 'Past 1 month', 'earlier', undefined],
] as const)('a vacancy posted %i hours ago is the last of "%s"', (hours, sortBy, part, next) => {
  const posted = (minutesAgo: number) =>
    makeJob({ id: String(minutesAgo), posted_at: new Date(now - minutesAgo * 60_000).toISOString() });
  const [last, tooOld] = [hours * 60, hours * 60 + 1];
  const all = [posted(last), posted(tooOld)];
  expect(find(all, { sortBy })).toEqual([String(last)]);
  expect(search(all, {}).parts.map(({ name }) => name)).toEqual(next ? [part, next] : [part]);
});

test('a date without a time counts until its day ends', () => {
  const yesterday = new Date(now - 86_400_000).toISOString().slice(0, 10);
  expect(find([makeJob({ id: '1', posted_at: yesterday })], { sortBy: 'Past 24 hours' })).toEqual(['1']);
});

test.each([
  ['part time', 'Part-time'],
  ['PARTTIME', 'Part-time'],
  ['live in', 'Live-in Carer'],
  ['live–in  carer', 'Live-in Carer'],
  ['health care', 'Healthcare Assistant'],
  ['healthcare', 'Health care assistant'],
  ['childrens nurse', 'Children’s Nurse'],
  ["children's", 'Children`s Nurse'],
  ['R.G.N', 'RGN'],
  ['ward clerk', 'Ward, Clerk'],
  ['“ward clerk"', 'Ward Clerk'],
  ['A and E', 'A&E Nurse'],
  ['a & e', 'Nurse (A and E)'],
])(
  '"%s" finds %s: case, hyphens, blanks, apostrophes, dots, commas and quotation marks do not count, "&" is "and"',
  (term, job_title) => {
    expect(find([makeJob({ job_title, employment_type: '', job_type: '' })], { search: term })).toHaveLength(
      1,
    );
  },
);

test.each([
  ['jobTypes', 'Permanent, PartTime', ['Permanent', 'PartTime']],
  ['jobTypes', 'part time', ['PartTime']],
  ['jobTypes', 'Part-Time', ['PartTime']],
  ['jobTypes', 'Fixed-term CONTRACT', ['Contract']],
  ['jobTypes', 'Volunteer', ['Other']],
  ['employmentTypes', 'FULL-TIME days', ['Full-time']],
  ['shifts', 'Days and nights', ['Days', 'Nights']],
  ['shifts', 'Early and late shifts', ['Days', 'Evenings']],
  ['shifts', 'Waking nights, every other Saturday', ['Nights', 'Weekends']],
  ['shifts', 'Saturdays and bank holidays', ['Weekends']],
  ['shifts', 'Overnight, one week in each fortnight', ['Nights']],
  ['shifts', 'Day-shift or sleep in', ['Days', 'Sleep-ins']],
  ['sponsorship', 'Offered', ['Sponsorship offered']],
  ['sponsorship', 'Skilled Worker visa', ['Sponsorship offered']],
  ['sponsorship', 'Yes, but not for part-time work', ['Sponsorship offered']],
  ['sponsorship', 'Not offered', ['No sponsorship']],
  ['sponsorship', 'No sponsorship available', ['No sponsorship']],
  ['sponsorship', 'Sponsorship is not available', ['No sponsorship']],
  ['sponsorship', 'We can’t sponsor visas', ['No sponsorship']],
  ['sponsorship', 'None', ['No sponsorship']],
  ['sponsorship', 'Unknown', ['Other']],
  ['sponsorship', 'N/A', ['Other']],
  ['sponsorship', 'Not known', ['Other']],
  ['sponsorship', '-', ['Other']],
] as const)('of %s, the text %j is in the boxes %j', (group, text, boxes) => {
  expect(boxesOf(group, text)).toEqual(boxes);
});

test('the box Other matches what no other box of its group does', () => {
  const types = ['Full-Time', 'Permanent', '', 'Bank'];
  const all = types.map((job_type, place) => makeJob({ id: String(place), job_type }));
  expect(find(all, { jobTypes: ['Other'] })).toEqual(['0', '2', '3']);
  expect(find(all, { jobTypes: ['Other', 'Permanent'] })).toHaveLength(4);
});

test('titles that name the work as it was typed come before newer ones that only mention it', () => {
  const all = ['Staff Nurse, Intensive Care', 'Healthcare Assistant', 'Care Assistant, Nights'].map(
    (job_title, days) => makeJob({ id: job_title, job_title, posted_at: `2026-01-${30 - days}` }),
  );
  const [nurse, hca, carer] = all.map(({ id }) => id);
  expect(find(all, { search: 'care' })).toEqual([carer, nurse, hca]);
  expect(search(all, { search: 'care' }).parts.map(({ name }) => name)).toEqual(['week', 'mentioned']);
  expect(find(all, { search: 'car' })).toEqual([nurse, hca, carer]);
  expect(find(all, { search: 'care', sortBy: 'Past 1 month' })).toEqual([nurse, hca, carer]);
});

test.each([
  { location: 'anywhere' },
  { location: 'any' },
  { location: 'within 3 km' },
  { location: 'Within Five miles of Euston' },
  { search: 'job near me' },
  { search: 'Any jobs' },
  { search: 'porter close to home' },
])('%j does not hide a porter', (filters) => {
  const all = [makeJob({ job_title: 'Porter', location: 'Camden' })];
  expect(find(all, filters)).toHaveLength(1);
});

test('vacancies without a place, then those without a date, follow those that match', () => {
  const all = [
    makeJob({ id: 'neither' }),
    makeJob({ id: 'no date', location: 'Camden' }),
    makeJob({ id: 'no place', posted_at: '2026-01-30' }),
    makeJob({ id: 'old, no place', posted_at: '2025-01-30' }),
    makeJob({ id: 'elsewhere', location: 'Leeds', posted_at: '2026-01-30' }),
    makeJob({ id: 'match', location: 'Camden Town', posted_at: '2026-01-29' }),
  ];
  const { jobs: found, parts } = search(all, { location: 'camden', sortBy: 'Past 1 week' });
  expect(found.map(({ id }) => id)).toEqual(['match', 'no place', 'neither', 'no date']);
  expect(parts).toEqual([
    { name: 'week', start: 0, size: 1 },
    { name: 'placeless', start: 1, size: 2 },
    { name: 'dateless', start: 3, size: 1 },
  ]);
});

test('a box counts what it would give with the other groups and the text, whatever is ticked beside it', () => {
  const index = indexJobs(jobs);
  const count = (filters: Partial<Filters>) => {
    const all = { ...noFilters, ...filters };
    return countOptions(index, findMatches(index, all, now), all);
  };
  for (const filters of [
    {},
    { search: 'nurse' },
    { jobTypes: ['Contract'] },
    { employmentTypes: ['Part-time'] },
    { shifts: ['Days'], sponsorship: ['No sponsorship', 'Other'] },
    { search: 'care', jobTypes: ['Permanent'], employmentTypes: ['Full-time', 'Part-time'] },
  ]) {
    const counts = count(filters);
    for (const group of groupNames)
      for (const option of optionNames(group))
        expect(counts[group].get(option) ?? 0).toBe(find(jobs, { ...filters, [group]: [option] }).length);
  }
});

test('sponsored vacancies come first, the others stay in their parts', () => {
  const all = ['Offered', 'Not offered', 'Offered', undefined].map((sponsorship, place) =>
    makeJob({
      id: String(place),
      posted_at: new Date(now - (place < 2 ? 1 : 3 * 24) * 3_600_000).toISOString(),
      ...(sponsorship && { sponsorship }),
    }),
  );
  const index = indexJobs(all);
  const found = applyBoxes(index, sponsoredFirst(findMatches(index, noFilters, now)), noFilters);
  expect(found.jobs.map(({ id }) => id)).toEqual(['0', '2', '1', '3']);
  expect(found.parts).toEqual([
    { name: 'sponsored', start: 0, size: 2 },
    { name: 'day', start: 2, size: 1 },
    { name: 'week', start: 3, size: 1 },
  ]);
});
