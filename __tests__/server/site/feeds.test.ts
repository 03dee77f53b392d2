import fastify, { type FastifyInstance } from 'fastify';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Job } from '@/contract/jobs';
import { FEED_SIZE, registerFeeds } from '@server/site/feeds';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { sqlite } from '@test-server/databases';
import { makeVacancy } from '@test-server/makeVacancy';
import { type RunningServer, startServer } from '@test-server/startServer';

const siteUrl = 'https://site.example';
let server: RunningServer;
let app: FastifyInstance;

beforeEach(async () => {
  server = await startServer(sqlite);
  app = fastify();
  registerFeeds(app, server.context, siteUrl);
});
afterEach(async () => {
  await app.close();
  await server.stop();
});

const fill = (...vacancies: (Partial<Job> & { id: string })[]) =>
  storeVacancies(server.context.db, vacancies.map(makeVacancy), 'replace');
const day = (ahead: number) => new Date(server.context.now() + ahead * 86_400_000).toISOString();

/** The elements of that name, each as its own elements' texts by name. */
async function read(address: string, name: string) {
  const { body } = await app.inject(address);
  const items = DomUtils.getElementsByTagName(name, parseDocument(body, { xmlMode: true }));
  return items.map(({ childNodes }) =>
    Object.fromEntries(
      childNodes.flatMap((child) => ('name' in child ? [[child.name, DomUtils.textContent(child)]] : [])),
    ),
  );
}
const titlesIn = async (address: string) => (await read(address, 'entry')).map(({ title }) => title);

test('job aggregators get every open vacancy with what is known of it', async () => {
  await fill(
    {
      id: 'a&b',
      location: 'Whitechapel, London E1',
      posted_at: '2026-11-20',
      closes_at: '2099-01-02',
      pay: '£20 an hour',
      workplace: 'Hospital',
      shifts: 'Nights',
      sponsorship: 'Offered',
    },
    { id: 'plain', Experience: '', Sector: '' },
    { id: 'closed', closes_at: day(-1) },
  );
  expect(await read('/vacancies.xml', 'job')).toEqual([
    {
      title: 'Staff Nurse',
      date: '2026-11-20',
      referencenumber: 'a&b',
      requisitionid: 'a&b',
      url: 'https://site.example/job/a%26b',
      company: 'Lindenway Care',
      city: 'Whitechapel, London',
      postalcode: 'E1',
      country: 'GB',
      description:
        '<p>Days and nights.</p><p>Requirements:<br>Registered</p><p>Workplace: Hospital<br>Shifts: Nights<br>Visa sponsorship: Offered</p>',
      salary: '£20 an hour',
      jobtype: 'fulltime',
      category: 'Nursing',
      expirationdate: '2099-01-02',
    },
    {
      title: 'Staff Nurse',
      referencenumber: 'plain',
      requisitionid: 'plain',
      url: 'https://site.example/job/plain',
      company: 'Lindenway Care',
      country: 'GB',
      description: '<p>Days and nights.</p>',
      jobtype: 'fulltime',
    },
  ]);
});

test('types of work are called as job aggregators call them', async () => {
  await fill(
    { id: '1', employment_type: 'Part-time', job_type: 'PartTime' },
    { id: '2', employment_type: 'Full-time', job_type: 'Contract, Temporary' },
    { id: '3', employment_type: 'Zero hours', job_type: 'Bank' },
  );
  const types = (await read('/vacancies.xml', 'job')).map(({ jobtype }) => jobtype);
  expect(types).toEqual(['parttime', 'fulltime, contract, temporary', undefined]);
});

test.each(['/vacancies.xml', '/vacancies.atom'])('no text breaks the XML of %s', async (address) => {
  const title = 'R&D <b>Nurse</b> ]]> "5" \u{1F600}';
  await fill({
    id: '1',
    job_title: `${title}\u0008\uFFFE`,
    description: 'Less <than\n\nmore',
    Experience: '',
  });
  const [item] = await read(address, address.endsWith('xml') ? 'job' : 'entry');
  expect(item?.title).toBe(title);
  expect(item?.description ?? item?.content).toBe('<p>Less < than</p><p>more</p>');
});

test('a search is a feed of what the list shows, the newest first', async () => {
  await fill(
    { id: '1', job_title: 'Night Nurse', shifts: 'Nights', location: 'Camden', posted_at: day(-9) },
    { id: '2', job_title: 'Theatre Nurse', shifts: 'Days', location: 'Camden', posted_at: day(-1) },
    { id: '3', job_title: 'Nurse', shifts: 'Nights', location: 'Croydon', posted_at: day(-2) },
    { id: '4', job_title: 'Porter', shifts: 'Nights', location: 'Camden', posted_at: day(-3) },
  );
  expect(await titlesIn('/vacancies.atom')).toEqual(['Theatre Nurse', 'Nurse', 'Porter', 'Night Nurse']);
  expect(await titlesIn('/vacancies.atom?jobTitle=nurse&shifts=Nights')).toEqual(['Nurse', 'Night Nurse']);
  expect(await titlesIn('/vacancies.atom?location=Camden&sortBy=Past+1+week&other=x')).toEqual([
    'Theatre Nurse',
    'Porter',
  ]);
  const { body, headers } = await app.inject('/vacancies.atom?jobTitle=nurse&shifts=Nights&other=%22%3E');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(body).toContain('<title>Lindenway Care: vacancies, Nights, nurse</title>');
  expect(body).toContain('<link href="https://site.example/JobsPage?jobTitle=nurse&amp;shifts=Nights"/>');
  // A vacancy grows older without any change.
  server.passTime(5 * 86_400_000);
  expect(await titlesIn('/vacancies.atom?location=Camden&sortBy=Past+1+week')).toEqual(['Theatre Nurse']);
});

test('the feed of a search has the newest vacancies alone, and the times at which they came and were changed', async () => {
  const count = FEED_SIZE + 5;
  await fill(...Array.from({ length: count }, (_, place) => ({ id: `${place}`, posted_at: '2026-01-02' })));
  const entries = await read('/vacancies.atom', 'entry');
  expect(entries).toHaveLength(FEED_SIZE);
  expect(entries[0]).toMatchObject({
    id: 'https://site.example/job/0',
    published: '2026-01-02T00:00:00.000Z',
  });
  expect(Date.parse(entries[0]?.updated ?? '')).toBeGreaterThan(Date.parse('2026-01-02'));
});

test.each(['/vacancies.xml', '/vacancies.atom?jobTitle=nurse'])(
  '%s is not sent again to who has it, until the vacancies change',
  async (url) => {
    await fill({ id: '1' });
    const headers = { 'if-none-match': String((await app.inject(url)).headers.etag) };
    expect((await app.inject({ url, headers })).statusCode).toBe(304);
    await fill({ id: '1' }, { id: '2' });
    expect((await app.inject({ url, headers })).statusCode).toBe(200);
  },
);
