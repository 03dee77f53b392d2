import fastify, { type FastifyInstance } from 'fastify';
import type { Job } from '@/contract/jobs';
import { registerSitemap } from '@server/site/sitemap';
import { registerVacanciesXml } from '@server/site/vacanciesXml';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { sqlite } from '@test-server/databases';
import { makeVacancy } from '@test-server/makeVacancy';
import { serverForEach } from '@test-server/startServer';

const url = '/vacancies.xml';
const siteUrl = 'https://site.example';
const server = serverForEach(sqlite);
let app: FastifyInstance;

beforeEach(() => {
  app = fastify();
  registerVacanciesXml(app, server.context, siteUrl);
});
afterEach(() => app.close());

const fill = (...vacancies: (Partial<Job> & { id: string })[]) =>
  storeVacancies(server.context.db, vacancies.map(makeVacancy), 'replace');
const day = (ahead: number) => new Date(server.context.now() + ahead * 86_400_000).toISOString();

/** Each vacancy's elements by name, as an XML parser reads them. */
async function readJobs() {
  const { body } = await app.inject(url);
  return body
    .split('<job>')
    .slice(1)
    .map((job) => {
      const elements = job
        .replaceAll(']]]]><![CDATA[>', ']]\u{0}>')
        .matchAll(/<(\w+)><!\[CDATA\[(.*?)\]\]><\/\1>/gs);
      return Object.fromEntries([...elements].map(([, name, text]) => [name, text?.replaceAll('\0', '')]));
    });
}

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
  expect(await readJobs()).toEqual([
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
  const types = (await readJobs()).map(({ jobtype }) => jobtype);
  expect(types).toEqual(['parttime', 'fulltime, contract, temporary', undefined]);
});

test('no text breaks the XML', async () => {
  const title = 'R&D <b>Nurse</b> ]]> "5" \u{1F600}';
  await fill({
    id: '1',
    job_title: `${title}\u0008\uFFFE`,
    description: 'Less <than\n\nmore',
    Experience: '',
  });
  const [item] = await readJobs();
  expect(item?.title).toBe(title);
  expect(item?.description).toBe('<p>Less < than</p><p>more</p>');
});

test('the sitemap lists the pages and every vacancy by its encoded address', async () => {
  await storeVacancies(server.context.db, [makeVacancy({ id: 'a&b=c' })], 'replace');
  registerSitemap(app, server.context, { siteUrl, pages: ['/', '/AboutUs'] });
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://site.example/',
    'https://site.example/AboutUs',
    'https://site.example/job/a%26b%3Dc',
  ]);
});
