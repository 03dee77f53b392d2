import fastify from 'fastify';
import { registerSitemap } from '@server/site/sitemap';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { sqlite } from '@test-server/databases';
import { makeVacancy } from '@test-server/makeVacancy';
import { serverForEach } from '@test-server/startServer';

const server = serverForEach(sqlite);

test('the sitemap lists the pages and every vacancy by its encoded address', async () => {
  await storeVacancies(server.context.db, [makeVacancy({ id: 'a&b=c' })], 'replace');
  const app = fastify();
  registerSitemap(app, server.context, { siteUrl: 'https://site.example', pages: ['/', '/AboutUs'] });
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://site.example/',
    'https://site.example/AboutUs',
    'https://site.example/job/a%26b%3Dc',
  ]);
});
