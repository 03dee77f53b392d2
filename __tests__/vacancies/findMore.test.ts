/** @jest-environment node */
import { datedSamples } from '@server/vacancies/sampleDates';
import type { Job } from '@/contract/jobs';
import { createMoreIndex, findMore } from '@/vacancies/findMore';
import { noFilters, type Filters } from '@/vacancies/filters';
import { findJobs, indexJobs } from '@/vacancies/findJobs';
import { makeJob } from '@test/fixtures';

const now = Date.UTC(2026, 0, 31);
const samples = datedSamples(now);

function findIn(all: readonly Job[]) {
  const moreIndex = createMoreIndex(all);
  moreIndex.addAll();
  const index = indexJobs(all);
  return (given: Partial<Filters>) => {
    const filters = { ...noFilters, ...given };
    const found = findJobs(index, filters, now);
    return { found, more: findMore(moreIndex, index, filters, now, found) };
  };
}
const inSamples = findIn(samples);
const first = (given: Partial<Filters>) => inSamples(given).more[0]?.job.job_title;

const named = (...names: string[]) =>
  names.map((job_title, place) =>
    makeJob({ id: String(place), job_title, job_type: 'Bank', description: '', Experience: '', Sector: '' }),
  );
const titlesIn = (all: readonly Job[], search: string) =>
  findIn(all)({ search }).more.map(({ job }) => job.job_title);

test.each([
  ['midwifery', /Midwife/],
  ['nights in a nursing home', /Nursing Home Nurse, Nights/],
  ['physiotherapy', /Physiotherapist/],
  // Two sponsored ones have equal points.
  ['visa', /Overseas Nurse|Acute Medical/],
  ['nurse band six', /Community Psychiatric Nurse/],
  ['band5 dialysis', /Renal Dialysis Nurse/],
  ['gp receptionist', /Receptionist, Health Centre/],
  ['old people’s home', /Care Home|Nursing Home/],
  ['15 pounds an hour', /Sleep-in Support/],
  ['nurse in Camden', /Nurse/],
  ['home carer', /Care at Home/],
  ['9 to 5', /Rota/],
  ['medical receptionist in Peckham', /Receptionist, Health Centre/],
  ['carer Londn', /Carer/],
  ['nurse zone 5', /Mental Health Nurse|Nurse Manager/],
  ['health care asst denmark hill', /Healthcare Assistant, Medical/],
  ['nursing asistant nights', /Healthcare Assistant, Nights/],
  ['jobs near Denmark Hill for health care assistants', /Healthcare Assistant, Medical/],
  ['hca no certificate', /Healthcare Assistant, Medical/],
  ['dinner lady type job hospital', /Catering Assistant/],
  ['oske nurse', /OSCE/],
  ['peads nurse', /Paediatric/],
  ['cleaner SE1', /Cleaner/],
  ['b5 nurse', /Nurse/],
  ['phlebotomist band 3', /Phlebotomist/],
  ['nights office work', /Night Coordinator/],
  ['livein carer', /Live-in/],
  ['st georges midwife', /Midwife, Delivery Suite/],
  ['p/t hca', /Healthcare Assistant, Nights/],
  ['a+e', /Urgent Care|Emergency/],
  ['mon-fri', /./],
  ['£20/hr', /./],
  ['job with accommodation', /Live-in/],
  ['looking after old people', /Care Home/],
  ['work with old folks', /Care Home/],
  ['babysitter', /Children’s/],
  ['carer woman with car', /Senior Carer/],
  ['sitting with old people', /Companion/],
  ['health visitor', /Community Nurse/],
  ['delivery driver', /Driver/],
  ['experience not needed', /Cleaner/],
  ['working with disabled people', /Supported Living/],
  ['school hours', /Care Assistant/],
  ['weekend work', /./],
  ['night shifts only', /Night/],
  ['carer within 5 miles of Croydon', /Live-in Care Worker|Care Assistant/],
  ['nurse in Hackney or Camden', /Nurse/],
  ['carer no weekends near SE15', /Care Assistant/],
  ['visa sponsored carer', /Carer/],
  ['kitchen in Stratford', /Catering Assistant/],
  ['jobs for 17 year olds', /Cleaner/],
  ['full time days in Ealing', /Clinical Trainer/],
])('"%s" finds %s first', (search, title) => {
  expect(first({ search })).toMatch(title);
});

test('the place of both boxes is understood, and what lies near it follows', () => {
  const healthcare = inSamples({ search: 'hca', location: 'SE5 9RS' });
  expect(healthcare.found.jobs[0]?.job_title).toBe('Healthcare Assistant, Medical Wards');
  expect(healthcare.more[0]?.job.job_title).toBe('Healthcare Assistant, Nights');
  expect(healthcare.more[0]?.reasons).toContainEqual({
    kind: 'near',
    place: 'SE5 9RS',
    miles: expect.closeTo(5.4, 1),
  });
  const { more } = inSamples({ search: 'intern in Camden' });
  expect(more[0]?.reasons).toContainEqual({ kind: 'in', place: 'Camden' });
  expect(more[1]?.reasons).toContainEqual(expect.objectContaining({ kind: 'near', place: 'Camden' }));
  expect(inSamples({ search: 'nurse', location: 'Manchester' }).more).toEqual([]);
});

test('the work counts more than the place: other work that only mentions it comes below', () => {
  const { more } = inSamples({ search: 'midwives', location: 'Camden' });
  const titles = more.map(({ job }) => job.job_title);
  expect(titles[0]).toMatch(/Midwife/);
  expect(titles.indexOf('International Recruitment Adviser')).toBeGreaterThan(
    titles.findLastIndex((title) => title.includes('Midwife')),
  );
});

test.each([
  ['no sponsorship', ({ sponsorship }: Job) => sponsorship === 'Offered'],
  ['nurse no sponsorship required', ({ sponsorship }: Job) => sponsorship === 'Offered'],
  ['without nights', ({ shifts }: Job) => /night/i.test(shifts ?? '')],
  ['nurse, no nights', ({ shifts }: Job) => /night/i.test(shifts ?? '')],
  ['not night shifts', ({ shifts }: Job) => /night/i.test(shifts ?? '')],
  ['nurse no nights or weekends', ({ shifts }: Job) => /night|weekend/i.test(shifts ?? '')],
  ['carer, no driving', ({ Experience }: Job) => /driv/i.test(Experience)],
  ['driving licence not needed', ({ Experience }: Job) => /driv/i.test(Experience)],
])('"%s" leaves out what has it', (search, hasIt) => {
  const jobs = inSamples({ search }).more.map(({ job }) => job);
  expect(jobs.length).toBeGreaterThan(4);
  expect(jobs.filter(hasIt)).toEqual([]);
});

test('a range of pay and a fare zone are no words to look for', () => {
  expect(inSamples({ search: '20-25 per hour' }).more[0]?.reasons).toEqual([{ kind: 'pay', least: 20 }]);
  expect(inSamples({ search: 'nurse zone 5' }).more[0]?.reasons).toContainEqual({
    kind: 'in',
    place: 'zone 5',
  });
});

test.each(['no experience', 'no English', 'first job'])(
  '"%s" is what is sought, not what is left out',
  (search) => {
    const { more } = inSamples({ search });
    expect(more).not.toEqual([]);
    for (const { job } of more)
      expect(job.description + job.Experience).toMatch(/no (?:experience|certificate)/i);
  },
);

test('where no vacancy has a phrase, its parts are sought', () => {
  for (const search of ['RNLD', 'LD nurse', 'learning disabilities nurse']) {
    const titles = inSamples({ search }).more.map(({ job }) => job.job_title);
    expect(titles[0]).toBe('Support Worker, Supported Living');
    expect(titles[1]).toMatch(/Nurse/);
  }
});

test('at most ten may fit, none that is listed, and each with a reason', () => {
  for (const search of ['nights', 'care', 'nurse', 'hospital', 'part time', 'support worker']) {
    const { found, more } = inSamples({ search });
    expect(more.length).toBeLessThanOrEqual(10);
    expect(found.jobs).not.toEqual(expect.arrayContaining([more[0]?.job]));
    for (const { reasons } of more) expect(reasons).not.toEqual([]);
  }
});

test('a reason says where the words are, in other words too', () => {
  const reasonsOf = (search: string, id: string) =>
    inSamples({ search }).more.find(({ job }) => job.id === id)?.reasons;
  expect(reasonsOf('OT', '128')).toEqual([
    { kind: 'words', words: ['occupational therapist'], field: 'title' },
  ]);
  expect(reasonsOf('dementia', '121')).toEqual([
    { kind: 'words', words: ['dementia'], field: 'description' },
  ]);
  expect(reasonsOf('band 5', '101')).toEqual([{ kind: 'words', words: ['band 5'], field: 'pay' }]);
  expect(reasonsOf('£25 an hour', '108')).toEqual([{ kind: 'pay', least: 25 }]);
  // In the words of the vacancy, not of the search.
  expect(reasonsOf('driver licence', '125')).toEqual([
    { kind: 'words', words: ['driving', 'licence'], field: 'description' },
  ]);
  expect(reasonsOf('no nights', '103')).toEqual([{ kind: 'without', words: ['nights'] }]);
});

test('words that say nothing of the work give no reason', () => {
  for (const search of [
    'looking after people after work',
    'care work which is near',
    'something with children',
  ])
    for (const { reasons } of inSamples({ search }).more)
      for (const reason of reasons)
        expect(reason.kind === 'words' ? reason.words : []).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^(?:after|which|something|with|near|people)$/)]),
        );
  expect(inSamples({ search: 'after' }).more).toEqual([]);
});

test('a town and a postcode in it are as far from a vacancy', () => {
  for (const [town, postcode] of [
    ['Croydon', 'CR0 1NX'],
    ['Kingston', 'KT1 1EU'],
    ['Bromley', 'BR1 1AA'],
    ['Harrow', 'HA1 1AA'],
  ] as const) {
    const milesFrom = (location: string) =>
      inSamples({ search: 'care', location }).more.flatMap(({ job, reasons }) =>
        reasons.flatMap((reason) => (reason.kind === 'near' ? [`${job.id} ${reason.miles}`] : [])),
      );
    expect(milesFrom(town)).not.toEqual([]);
    expect(milesFrom(postcode)).toEqual(expect.arrayContaining(milesFrom(town)));
  }
});

test('the boxes and the age hold', () => {
  const { more } = inSamples({ search: 'midwives', jobTypes: ['PartTime'] });
  expect(more.map(({ job }) => job.job_type)).toEqual(more.map(() => 'PartTime'));
  expect(inSamples({ search: 'midwives', sortBy: 'Past 24 hours' }).more).toEqual([]);
});

test('all of the words come first, in any order, in the plural or with fillers between them', () => {
  const all = named('Registered Nurse, Acute Medical Unit', 'Nurse, Theatre', 'Medical Secretary');
  expect(titlesIn(all, 'medical nurse')).toEqual(['Registered Nurse, Acute Medical Unit']);
  expect(titlesIn(all, 'nurses for the theatre')).toEqual(['Nurse, Theatre']);
  expect(titlesIn(all, 'bank nurse')).toHaveLength(2);
});

test.each([
  ['HCSW', 'Healthcare Assistant, Nights'],
  ['night hca', 'Healthcare Assistant, Nights'],
  ['A&E nurse', 'Bank Nurse, Emergency Department'],
  ["children's nurses", 'Paediatric Nurse'],
])('%s may be called %s', (term, title) => {
  expect(titlesIn(named('Porter', title, 'Rota Coordinator'), term)).toEqual([title]);
});

test('the same words stand before synonyms', () => {
  const all = named('Care Assistant', 'Nights, Carer');
  expect(titlesIn(all, 'night carers')).toEqual(['Nights, Carer']);
  expect(titlesIn(all, 'carers')).toEqual(['Nights, Carer', 'Care Assistant']);
});

test.each(['', '  ', '?!', 'the', 'astronaut'])('nothing fits "%s"', (search) => {
  expect(titlesIn(named('Porter'), search)).toEqual([]);
});

test('a typo is forgiven where no vacancy has the word, but not in short words', () => {
  const all = named('Pick and Pack Operative', 'Hosted Services Lead', 'Receptionist');
  expect(titlesIn(all, 'picu')).toEqual([]);
  expect(titlesIn(all, 'hostess')).toEqual([]);
  expect(titlesIn(all, 'recieptionst')).toEqual(['Receptionist']);
});
