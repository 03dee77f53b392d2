import { type BuiltRendering, CACHE_SIZE, createJobRenderer } from '@server/site/jobPages';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { sqlite } from '@test-server/databases';
import { serverForEach } from '@test-server/startServer';
import { makeVacancy } from '@test-server/makeVacancy';

const server = serverForEach(sqlite);
let rendered: string[];
let whileRendering: () => void | Promise<void>;

// Stands in for the build: its pages consist of the vacancy's title, or say that it is gone.
const rendering = {
  template: '',
  renderDocument: async ({ address, data }: { address: string; data?: { job: { job_title: string } } }) => {
    rendered.push(address);
    await whileRendering();
    return { html: data?.job.job_title ?? 'gone', policy: 'policy' };
  },
} as unknown as BuiltRendering;

beforeEach(async () => {
  rendered = [];
  whileRendering = () => undefined;
  await storeVacancies(server.context.db, [makeVacancy({ id: 'a&b=c', job_title: 'Midwife' })], 'replace');
});

function ask(id: string, render = createJobRenderer(server.context, rendering)) {
  return render({ id });
}

const rename = (job_title: string) =>
  storeVacancies(server.context.db, [makeVacancy({ id: 'a&b=c', job_title })], 'merge');

test('a vacancy is rendered with its data, at its encoded address', async () => {
  expect(await ask('a&b=c')).toEqual({ html: 'Midwife', policy: 'policy' });
  expect(rendered).toEqual(['/job/a%26b%3Dc']);
});

test('its page is cached until the vacancies change', async () => {
  const render = createJobRenderer(server.context, rendering);
  await ask('a&b=c', render);
  await ask('a&b=c', render);
  expect(rendered).toHaveLength(1);
  await rename('Senior midwife');
  expect(await ask('a&b=c', render)).toMatchObject({ html: 'Senior midwife' });
});

test('a page is not cached if the vacancies change while it is rendered', async () => {
  const render = createJobRenderer(server.context, rendering);
  whileRendering = async () => {
    whileRendering = () => undefined;
    await rename('Senior midwife');
    await ask('a&b=c', render);
  };
  expect(await ask('a&b=c', render)).toMatchObject({ html: 'Midwife' });
  expect(await ask('a&b=c', render)).toMatchObject({ html: 'Senior midwife' });
});

test('a page is rendered anew once its vacancy has closed, and is gone with the vacancy', async () => {
  const closes_at = new Date(server.context.now() + 60_000).toISOString();
  await storeVacancies(server.context.db, [makeVacancy({ id: '1', closes_at })], 'replace');
  const render = createJobRenderer(server.context, rendering);
  await ask('1', render);
  server.passTime(61_000);
  await ask('1', render);
  expect(rendered).toHaveLength(2);
  await storeVacancies(server.context.db, [makeVacancy({ id: '2' })], 'replace');
  expect(await ask('1', render)).toEqual({ html: 'gone', policy: 'policy', missing: 'gone' });
});

test('an unknown id is reported without rendering', async () => {
  expect(await ask('✓')).toBe('unknown');
  expect(await ask('\0')).toBe('unknown');
  expect(rendered).toEqual([]);
});

test('a page that fails to render is left to the browser, and logged', async () => {
  whileRendering = () => {
    throw new Error('A component is broken');
  };
  expect(await ask('a&b=c')).toBeUndefined();
  expect(server.logged()).toContain('A component is broken');
});

test('a bounded number of pages is cached', async () => {
  const many = Array.from({ length: CACHE_SIZE + 1 }, (_, index) => makeVacancy({ id: String(index) }));
  await storeVacancies(server.context.db, many, 'replace');
  const render = createJobRenderer(server.context, rendering);
  for (const { id } of many) await ask(id, render);
  await ask(String(CACHE_SIZE), render);
  expect(rendered).toHaveLength(CACHE_SIZE + 1);
  await ask('0', render);
  expect(rendered).toHaveLength(CACHE_SIZE + 2);
});

test('requests for a page that is being rendered share it', async () => {
  const render = createJobRenderer(server.context, rendering);
  const pages = await Promise.all([ask('a&b=c', render), ask('a&b=c', render), ask('a&b=c', render)]);
  expect(pages.map((page) => typeof page === 'object' && page.html)).toEqual([
    'Midwife',
    'Midwife',
    'Midwife',
  ]);
  expect(rendered).toHaveLength(1);
});

test('the built page is sent instead while too many are waiting, and rendered once they are through', async () => {
  let isBusy = true;
  const busy: Pick<BuiltRendering, 'template' | 'renderDocument'> = {
    ...rendering,
    renderDocument: (page) => (isBusy ? undefined : rendering.renderDocument(page)),
  };
  const render = createJobRenderer(server.context, busy);
  expect(await ask('a&b=c', render)).toBeUndefined();
  isBusy = false;
  expect(await ask('a&b=c', render)).toMatchObject({ html: 'Midwife' });
});
