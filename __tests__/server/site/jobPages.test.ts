/** @jest-environment node */
import { paths } from '@/lib/paths';
import { makeJobPages } from '@server/site/jobPages';
import type { BuiltRendering } from '@server/site/rendering';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { sqlite } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';
import { makeVacancy } from '@test-server/makeVacancy';

let server: RunningServer;
let rendered: string[];
let whileRendering: () => void | Promise<void>;

// Stands for the build, which writes what it is given into a page.
const rendering = {
  template: '',
  renderDocument: async ({ address, data }: { address: string; data: { job: { job_title: string } } }) => {
    rendered.push(address);
    await whileRendering();
    return { html: data.job.job_title, policy: 'policy' };
  },
} as unknown as BuiltRendering;

beforeEach(async () => {
  rendered = [];
  whileRendering = () => undefined;
  server = await startServer(sqlite);
  await storeVacancies(server.context.db, [makeVacancy({ id: 'a&b=c', job_title: 'Midwife' })], 'replace');
});
afterEach(() => server.stop());

const ask = (id: string, render = makeJobPages(server.context, rendering)) =>
  render({ route: paths.job, file: 'job.html', policy: '', isPrivate: false, params: { id } });

const rename = (job_title: string) =>
  storeVacancies(server.context.db, [makeVacancy({ id: 'a&b=c', job_title })], 'merge');

test('a vacancy is rendered with its data, at its encoded address', async () => {
  expect(await ask('a&b=c')).toEqual({ html: 'Midwife', policy: 'policy' });
  expect(rendered).toEqual(['/job/a%26b%3Dc']);
});

test('its page is kept until the vacancies change', async () => {
  const render = makeJobPages(server.context, rendering);
  await ask('a&b=c', render);
  await ask('a&b=c', render);
  expect(rendered).toHaveLength(1);
  await rename('Senior midwife');
  expect(await ask('a&b=c', render)).toMatchObject({ html: 'Senior midwife' });
});

test('a page is not kept when the vacancies changed while it was made', async () => {
  const render = makeJobPages(server.context, rendering);
  whileRendering = async () => {
    whileRendering = () => undefined;
    await rename('Senior midwife');
    await ask('a&b=c', render);
  };
  expect(await ask('a&b=c', render)).toMatchObject({ html: 'Midwife' });
  expect(await ask('a&b=c', render)).toMatchObject({ html: 'Senior midwife' });
});

test('an id of no vacancy is known as such, without rendering', async () => {
  expect(await ask('✓')).toBe('unknown');
  expect(await ask('\0')).toBe('unknown');
  expect(rendered).toEqual([]);
});

test('a page that cannot be rendered is left to the browser, and the log says so', async () => {
  whileRendering = () => {
    throw new Error('A component is broken');
  };
  expect(await ask('a&b=c')).toBeUndefined();
  expect(server.logged()).toContain('A component is broken');
});

test('no more than 500 pages are kept, those that were asked for last', async () => {
  const many = Array.from({ length: 501 }, (_, place) => makeVacancy({ id: String(place) }));
  await storeVacancies(server.context.db, many, 'replace');
  const render = makeJobPages(server.context, rendering);
  for (const { id } of many.slice(0, 500)) await ask(id, render);
  await ask('0', render);
  await ask('500', render);
  expect(rendered).toHaveLength(501);
  await ask('0', render);
  expect(rendered).toHaveLength(501);
  await ask('1', render);
  expect(rendered).toHaveLength(502);
});

test('other routes are left to their files', async () => {
  const render = makeJobPages(server.context, rendering);
  const match = { route: paths.resetPassword, file: '', policy: '', isPrivate: true, params: { token: 'x' } };
  expect(await render(match)).toBeUndefined();
});
