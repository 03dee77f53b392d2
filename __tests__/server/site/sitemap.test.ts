import fastify, { type FastifyInstance } from 'fastify';
import { registerSitemap } from '@server/site/sitemap';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { sqlite } from '@test-server/databases';
import { makeVacancy } from '@test-server/makeVacancy';
import { serverForEach } from '@test-server/startServer';

const server = serverForEach(sqlite);
let app: FastifyInstance;

beforeEach(() => {
  app = fastify();
  registerSitemap(app, server.context, { siteUrl: 'https://site.example', pages: ['/', '/AboutUs'] });
});
afterEach(() => app.close());

const fill = (...vacancies: Parameters<typeof makeVacancy>[0][]) =>
  storeVacancies(server.context.db, vacancies.map(makeVacancy), 'replace');
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('the sitemap lists the pages and every vacancy by its encoded address', async () => {
  await fill({ id: 'a&b=c' });
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(addressesIn(body)).toEqual([
    'https://site.example/',
    'https://site.example/AboutUs',
    'https://site.example/job/a%26b%3Dc',
  ]);
});

test('it is built once for all who ask, until the vacancies change', async () => {
  await fill({ id: 'first' });
  let reads = 0;
  const { db } = server.context;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('OrderByNode')) reads += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const site = fastify();
  registerSitemap(site, { ...server.context, db: counted }, { siteUrl: 'https://site.example', pages: [] });
  await Promise.all([site.inject('/sitemap.xml'), site.inject('/sitemap.xml')]);
  await site.inject('/sitemap.xml');
  expect(reads).toBe(1);
  await fill({ id: 'second' });
  expect(addressesIn((await site.inject('/sitemap.xml')).body)).toEqual(['https://site.example/job/second']);
  await site.close();
});
