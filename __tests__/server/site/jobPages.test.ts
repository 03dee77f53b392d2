/** @jest-environment node */
import fastify from 'fastify';
import { paths } from '@/lib/paths';
import { makeJobPages } from '@server/site/jobPages';
import type { BuiltRendering } from '@server/site/rendering';
import { registerSitemap } from '@server/site/sitemap';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { sqlite } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';
import { makeVacancy } from '@test-server/makeVacancy';

let server: RunningServer;
let rendered: string[];

// Stands for the build, which writes what it is given into a page.
const rendering = {
  template: '',
  renderDocument: ({ address, data }: { address: string; data?: { job: { job_title: string } } }) => {
    rendered.push(address);
    return Promise.resolve({ html: data?.job.job_title ?? 'Loading...', policy: 'policy' });
  },
} as unknown as BuiltRendering;

beforeEach(async () => {
  rendered = [];
  server = await startServer(sqlite);
  await storeVacancies(server.context.db, [makeVacancy({ id: 'a&b=c', job_title: 'Midwife' })], 'replace');
});
afterEach(() => server.stop());

const ask = (id: string, render = makeJobPages(server.context, rendering)) =>
  render({ route: paths.job, file: 'job.html', policy: '', isPrivate: false, params: { id } });

test('a vacancy is rendered with its data, at its encoded address', async () => {
  expect(await ask('a&b=c')).toEqual({ status: 200, html: 'Midwife', policy: 'policy' });
  expect(rendered).toEqual(['/job/a%26b%3Dc']);
});

test('its page is kept until the vacancies change', async () => {
  const render = makeJobPages(server.context, rendering);
  await ask('a&b=c', render);
  await ask('a&b=c', render);
  expect(rendered).toHaveLength(1);
  await storeVacancies(
    server.context.db,
    [makeVacancy({ id: 'a&b=c', job_title: 'Senior midwife' })],
    'merge',
  );
  expect(await ask('a&b=c', render)).toMatchObject({ html: 'Senior midwife' });
});

test('an unknown id gets the page with status 404', async () => {
  expect(await ask('✓')).toMatchObject({ status: 404, html: 'Loading...' });
});

test('other routes are left to their files', async () => {
  const render = makeJobPages(server.context, rendering);
  const match = { route: paths.resetPassword, file: '', policy: '', isPrivate: true, params: { token: 'x' } };
  expect(await render(match)).toBeUndefined();
});

test('the sitemap names the pages and every vacancy', async () => {
  const app = fastify();
  registerSitemap(app, server.context, { siteUrl: 'https://site.example', pages: ['/', '/AboutUs'] });
  const { body, headers } = await app.inject('/sitemap.xml');
  await app.close();
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://site.example/',
    'https://site.example/AboutUs',
    'https://site.example/job/a%26b%3Dc',
  ]);
});
